internal import AloudPicture

extension JudgmentForm {
  /// The script is the same on every page; its texts are in the page. It has no `<` and no `&`, so that the page is
  /// also well-formed XML.
  static let script = HTMLPage.Script(
    """
    "use strict";
    const form = document.getElementById("judgments");
    const save = document.getElementById("save");
    const clear = document.getElementById("clear");
    const taken = document.getElementById("taken");
    const place = "aloud judgments " + location.pathname;
    const others = JSON.parse(form.dataset.others);
    let isUnsaved = false;
    const address = file => new Promise((done, fail) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result);
      reader.onerror = () => fail(reader.error);
      reader.readAsDataURL(file);
    });
    const isPicture = async file => {
      const bytes = String(new Uint8Array(await file.slice(0, 4).arrayBuffer()));
      return ["137,80,78,71", "255,216,255,"].some(start => bytes.startsWith(start));
    };

    // What one fieldset is about, and what it says.
    const keys = ["question", "clause", "file"];
    const subject = data => JSON.stringify(keys.map(key => data[key] ?? null));
    const all = () => [...form.querySelectorAll("fieldset")];
    const said = fields => ({
      verdict: fields.querySelector("input[type=radio]:checked")?.value ?? "",
      note: fields.querySelector("textarea").value,
    });
    const say = (fields, answer) => {
      for (const choice of fields.querySelectorAll("input[type=radio]")) choice.checked = choice.value === (answer.verdict ?? "");
      fields.querySelector("textarea").value = answer.note ?? "";
      if (answer.screenshot) fields.dataset.screenshot = answer.screenshot;
    };
    const given = new Map(all().map(fields => [subject(fields.dataset), said(fields)]));

    // The findings that people accept, with the day and the reason.
    const groups = () => [...form.querySelectorAll(".acceptance")];
    const decision = group =>
      Object.fromEntries([...group.querySelectorAll("input")].map(input => [input.dataset.key, input.value.trim()]));
    const isGiven = values => Object.values(values).some(value => value);
    const decided = () => groups().map(group => [group.dataset.known, decision(group)]).filter(([, values]) => isGiven(values));

    // The browser may refuse to store anything.
    const store = () => {
      const changed = all().map(fields => [subject(fields.dataset), said(fields)])
        .filter(([key, answer]) => JSON.stringify(answer) !== JSON.stringify(given.get(key))).concat(decided());
      try {
        if (changed.length) localStorage.setItem(place, JSON.stringify(changed)); else localStorage.removeItem(place);
      } catch {}
    };
    const restore = () => {
      let stored = null;
      try { stored = JSON.parse(localStorage.getItem(place)); } catch {}
      if (!Array.isArray(stored)) return;
      const answers = new Map(stored);
      for (const fields of all()) {
        const answer = answers.get(subject(fields.dataset));
        if (answer) {
          say(fields, answer);
          isUnsaved = true;
        }
      }
      for (const group of groups()) {
        const values = answers.get(group.dataset.known);
        if (!values) continue;
        for (const input of group.querySelectorAll("input")) input.value = values[input.dataset.key] ?? "";
        isUnsaved = true;
      }
    };
    restore();
    const changed = () => {
      isUnsaved = true;
      store();
    };
    addEventListener("beforeunload", event => { if (isUnsaved) event.preventDefault(); });
    form.addEventListener("input", event => { if (event.target.type !== "file") changed(); });
    clear.addEventListener("click", () => {
      form.reset();
      for (const fields of all()) delete fields.dataset.screenshot;
      try { localStorage.removeItem(place); } catch {}
      isUnsaved = false;
      document.getElementById("saved").textContent = clear.dataset.cleared;
    });

    // Answers of an earlier report.
    const isAnswer = answer => answer !== null ? typeof answer === "object" : false;
    document.getElementById("earlier").addEventListener("change", async event => {
      const [file] = event.target.files;
      if (!file) return;
      let answers = [];
      try { answers = JSON.parse(await file.text()).answers.filter(isAnswer); } catch {}
      const fieldsets = new Map(all().map(fields => [subject(fields.dataset), fields]));
      let count = 0;
      for (const answer of answers) {
        const fields = answer.accepted ? null : fieldsets.get(subject(answer));
        if (fields) {
          say(fields, answer);
          count += 1;
        } else {
          others.push(answer);
        }
      }
      if (count) changed();
      const rest = answers.length - count;
      taken.textContent = answers.length
        ? taken.dataset.taken.replace("{}", count) + (rest ? " " + taken.dataset.kept.replace("{}", rest) : "")
        : taken.dataset.none;
    });

    form.addEventListener("change", async event => {
      if (event.target.type !== "file" || event.target.id === "earlier") return;
      const [file] = event.target.files;
      const isRefused = file ? !await isPicture(file) : false;
      if (isRefused) event.target.value = "";
      if (file ? !isRefused : false) isUnsaved = true;
      event.target.closest("fieldset").querySelector(".refused").textContent = isRefused ? form.dataset.refused : "";
    });
    // As in Sweden, a day is written 2026-11-20.
    const today = () => new Date().toLocaleDateString("sv");
    const accepted = () => decided().flatMap(([known, { who, why, until }]) => {
      const day = today();
      const isLater = until ? [day, until].sort()[0] === day : true;
      if (![who, why].every(text => text) || !isLater) throw new Error("incomplete");
      const made = Object.assign({ who, when: day, why }, until ? { until } : {});
      return JSON.parse(known).map(entry => Object.assign({}, entry, { accepted: made }));
    });
    save.addEventListener("click", async () => {
      const answers = [];
      try { answers.push(...accepted()); } catch {
        document.getElementById("saved").textContent = save.dataset.incomplete;
        return;
      }
      for (const fields of all()) {
        const answer = {};
        for (const key of keys) if (key in fields.dataset) answer[key] = fields.dataset[key];
        const [file] = fields.querySelector("input[type=file]").files;
        const isShown = file ? await isPicture(file) : false;
        const isRemoved = fields.querySelector("input[type=checkbox]:checked");
        const { verdict, note } = said(fields);
        const shown = fields.dataset.screenshot ?? fields.querySelector("img")?.src;
        const screenshot = isShown ? await address(file) : isRemoved ? null : shown;
        const members = Object.entries({ verdict, note: note.trim(), screenshot }).filter(([, value]) => value);
        if (members.length) answers.push(Object.assign(answer, Object.fromEntries(members)));
      }
      answers.push(...others);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([JSON.stringify({ answers }, null, 2), "\\n"], { type: "application/json" }));
      link.download = "answers.json";
      link.click();
      isUnsaved = false;
      document.getElementById("saved").textContent = save.dataset.saved;
    });
    """, sha256: "taqy2wrKJry5H/hidc3Ta00aoY1cVn6S6bjuJoi/QLw=")
}
