// swift-format-ignore-file
// Scripts/parts has written this from the files of Parts; edit those.

/// The files of the folder Parts.
enum PageParts {
  static let pageCss = ##"""
/* Colours, type and controls of all pages. Each text has a contrast of 4.5:1 on its ground, each control 3:1. */
:root {
  color-scheme: light dark;
  --ground: #f5f4f0; --surface: #ffffff; --text: #1c1e22; --quiet: #5a5f68; --line: #dedbd3; --edge: #84827b;
  --accent: #2450b8; --accent-soft: #e5ebf9; --on-accent: #ffffff; --heard: #ffe9a8; --on-heard: #1c1e22;
  --error: #b3141c; --warning: #8a4b00; --good: #0b6157;
  --caption: #000000; --on-caption: #ffffff;
  --shadow: 0 1px 2px rgb(28 30 34 / .06), 0 6px 20px rgb(28 30 34 / .06);
  --radius: 14px;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", sans-serif;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #131519; --surface: #1c1f25; --text: #eceef2; --quiet: #a8aeb9; --line: #31353d; --edge: #7f8691;
    --accent: #9dbbff; --accent-soft: #25304a; --on-accent: #0b1638; --heard: #5b4a10; --on-heard: #fff6da;
    --error: #ff8f8a; --warning: #f2b45c; --good: #6fd3c3;
    --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 6px 20px rgb(0 0 0 / .25);
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-behavior: smooth; }
body {
  margin: 0; background: var(--ground); color: var(--text); font: 1.0625rem/1.55 var(--sans);
  overflow-wrap: break-word; -webkit-font-smoothing: antialiased;
}
:lang(ko) { word-break: keep-all; }
h1, h2, h3 { line-height: 1.2; letter-spacing: -.011em; text-wrap: balance; margin: 0 0 .5em; }
h1 { font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); font-weight: 700; }
h2 { font-size: 1.25rem; font-weight: 650; }
h3 { font-size: 1.0625rem; font-weight: 650; }
p { margin: 0 0 .75em; text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: .15em; }
code, kbd, samp { font-family: var(--mono); font-size: .92em; }
kbd { border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 6px; padding: .05em .4em; background: var(--surface); }
small, .quiet { color: var(--quiet); }
small { font-size: .875rem; }
[hidden] { display: none !important; }

button, summary, select, input:not([type=checkbox], [type=radio], [type=range]) { min-height: 44px; font: inherit; color: inherit; }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; gap: .5em; min-width: 44px; padding: .5em 1em;
  border: 1px solid var(--edge); border-radius: 12px; background: var(--surface); font-weight: 550; cursor: pointer;
  touch-action: manipulation; transition: background-color .15s, border-color .15s;
}
button:hover { background: var(--accent-soft); border-color: var(--accent); }
button[aria-pressed=true] { background: var(--accent-soft); border-color: var(--accent); color: var(--accent); }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button.main:hover { filter: brightness(1.08); }
button:disabled, button[aria-disabled=true] { color: var(--quiet); border-color: var(--line); background: transparent; cursor: default; }
button svg { width: 1.25em; height: 1.25em; flex: none; fill: currentColor; }
select, input:not([type=checkbox], [type=radio], [type=range]) {
  padding: .4em .7em; border: 1px solid var(--edge); border-radius: 12px; background: var(--surface); max-width: 100%;
}
input[type=checkbox], input[type=radio], input[type=range] { accent-color: var(--accent); }
input[type=checkbox], input[type=radio] { width: 1.25rem; height: 1.25rem; }
input[type=range] { min-height: 44px; }
label { display: inline-flex; align-items: center; gap: .5em; min-height: 44px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 8px; }
button:focus-visible { border-radius: 12px; }

details > summary { display: flex; align-items: center; gap: .5em; cursor: pointer; color: var(--quiet); list-style: none; }
details > summary::-webkit-details-marker { display: none; }
details > summary::before {
  content: ""; width: .5em; height: .5em; margin: 0 .2em; border: solid currentColor; border-width: 0 2px 2px 0;
  transform: rotate(-45deg); transition: transform .15s; flex: none;
}
details[open] > summary::before { transform: rotate(45deg); }
details > summary:hover { color: var(--accent); }

.card { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); box-shadow: var(--shadow); }
.out-of-sight { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: .5rem; top: .5rem; z-index: 10; padding: .6em 1em; background: var(--accent); color: var(--on-accent); border-radius: 12px; }
.skip:not(:focus) { clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; padding: 0; }

@media (prefers-reduced-motion: reduce) {
  html { scroll-behavior: auto; }
  *, *::before, *::after { animation: none !important; transition: none !important; }
}
@media (forced-colors: active) {
  button.main { forced-color-adjust: none; }
}
@media print {
  :root {
    color-scheme: light;
    --ground: #ffffff; --surface: #ffffff; --text: #000000; --quiet: #444444; --line: #bbbbbb; --edge: #666666;
    --accent: #1c3f94; --accent-soft: #ffffff; --heard: #ffffff; --on-heard: #000000; --shadow: none;
    --error: #900d14; --warning: #6b3a00; --good: #0b6157;
  }
  body { font-size: 10.5pt; }
  button, select, input, .skip, .no-print { display: none !important; }
}
"""##

}
