/** A step of the document: what is to be heard, and the marks on what is heard now. */
class LessonStep {
  constructor(element, index) {
    this.element = element;
    this.index = index;
    this.figure = element.querySelector(".gesture");
    this.title = element.querySelector("h3");
    this.items = [...element.querySelectorAll(".heard > li")].map((item) => new LessonItem(item));
  }

  /** The items that are said. */
  get lines() { return this.items.filter((item) => item.isSaid); }

  /** Moves the fingers once. */
  act() {
    this.figure?.classList.remove("acts");
    // Without a look at the layout the animation would not begin anew.
    this.figure?.getBoundingClientRect();
    this.figure?.classList.add("acts");
  }

  set isCurrent(isCurrent) {
    this.element.classList.toggle("current", isCurrent);
    if (isCurrent) this.title.setAttribute("aria-current", "step"); else this.title.removeAttribute("aria-current");
  }

  clear() {
    this.figure?.classList.remove("acts");
    for (const item of this.items) item.mark(-1, false);
  }
}

/** Words that are said, or something that happens. */
class LessonItem {
  constructor(element) {
    this.element = element;
    this.isSaid = element.classList.contains("words");
    this.body = element.querySelector("p") ?? element;
    this.text = this.body.textContent;
    this.language = this.body.lang;
    this.ranges = LessonItem.ranges(this.body, element.dataset.parts);
    this.fragments = this.ranges.map((range) => ({text: range.toString(), language: range.startContainer.parentElement.closest("[lang]").lang}));
    if (this.isSaid && this.fragments.length === 0) this.fragments = [{text: this.text, language: this.language}];
    /** Seconds before it. */
    this.pause = Number(element.dataset.pause ?? 0);
    /** The share of it that is heard. */
    this.heard = Number(element.dataset.heard ?? 1);
    this.rate = Number(element.dataset.rate ?? 50);
  }

  /** The fragments in the text: beginnings and lengths in UTF-16. */
  static ranges(body, parts = "") {
    return parts.split(",").filter(Boolean).map((part) => {
      let [start, length] = part.split(" ").map(Number);
      for (const child of body.childNodes) {
        const text = child.firstChild ?? child;
        if (start < text.length) {
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, Math.min(start + length, text.length));
          return range;
        }
        start -= text.length;
      }
      return null;
    }).filter(Boolean);
  }

  /** The part that is said when a share of the words has been said. */
  partAt(share) {
    const lengths = this.fragments.map((fragment) => fragment.text.length);
    let rest = share * lengths.reduce((sum, length) => sum + length, 0);
    const part = lengths.findIndex((length) => (rest -= length) < 0);
    return part < 0 ? lengths.length - 1 : part;
  }

  /** Marks the part that is said now; all of it as not said for -1. The text stays one, which screen readers read as one. */
  mark(part, isNow = true) {
    this.element.classList.toggle("said", isNow);
    if (!CSS.highlights) return;
    const range = isNow ? this.ranges[part] : undefined;
    if (range) {
      CSS.highlights.set("said", new Highlight(range));
      LessonItem.marked = this;
    } else if (LessonItem.marked === this) {
      CSS.highlights.delete("said");
      LessonItem.marked = null;
    }
  }

  static marked = null;
}
