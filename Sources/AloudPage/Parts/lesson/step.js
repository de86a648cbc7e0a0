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
    if (isCurrent) this.element.setAttribute("aria-current", "step"); else this.element.removeAttribute("aria-current");
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
    this.parts = [...element.querySelectorAll(".fragment")];
    this.text = (element.querySelector("bdi") ?? element).textContent;
    const language = element.querySelector("[lang]")?.lang ?? "";
    this.language = language;
    this.fragments = this.parts.map((part) => ({text: part.textContent, language: part.lang || language}));
    if (this.isSaid && this.fragments.length === 0) this.fragments = [{text: this.text, language}];
    /** Seconds before it. */
    this.pause = Number(element.dataset.pause ?? 0);
    /** The share of it that is heard. */
    this.heard = Number(element.dataset.heard ?? 1);
    this.rate = Number(element.dataset.rate ?? 50);
  }

  /** Marks the part that is said now; all of it as not said for -1. */
  mark(part, isNow = true) {
    this.element.classList.toggle("said", isNow);
    this.parts.forEach((element, index) => element.classList.toggle("said", isNow && index === part));
  }
}
