/**
 * The lesson on paper: where the solutions of its exercises are. Without scripts they stand below their exercises. A handout
 * is on paper from the beginning, and says itself where they are.
 */
class LessonPaper {
  static places = ["end", "here", "none"];

  constructor() {
    this.exercises = [...document.querySelectorAll(".exercise")];
    if (this.exercises.length === 0) return;
    const place = document.querySelector("main").dataset.solutions;
    if (place) return this.lay(place);
    this.select = document.createElement("select");
    for (const place of LessonPaper.places) this.select.add(new Option(words[`player.paper.${place}`], place));
    const label = document.createElement("label");
    label.className = "paper";
    label.append(words["player.paper"], this.select);
    document.querySelector("header.lesson").append(label);
    addEventListener("beforeprint", () => this.lay(this.select.value));
    addEventListener("afterprint", () => this.restore());
  }

  lay(place) {
    this.restore();
    document.body.classList.toggle("asks-only", place !== "here");
    if (place !== "end") return;
    this.solutions = document.createElement("div");
    this.solutions.className = "solutions";
    this.solutions.append(...this.exercises.map((exercise) => LessonPaper.solution(exercise)));
    document.querySelector("main").append(this.solutions);
  }

  restore() {
    document.body.classList.remove("asks-only");
    this.solutions?.remove();
    this.solutions = null;
  }

  /** The steps of an exercise once more, without what its reader has read already. */
  static solution(exercise) {
    const copy = exercise.cloneNode(true);
    copy.classList.remove("exercise");
    // The name is that of the exercise itself.
    copy.removeAttribute("aria-labelledby");
    for (const part of copy.querySelectorAll("[id]")) part.removeAttribute("id");
    for (const part of copy.querySelectorAll(".limit, .limit + .step > .note")) part.remove();
    const title = copy.querySelector("h2");
    title.textContent = words["player.paper.solution"].replace("{title}", exercise.dataset.title);
    return copy;
  }
}

new LessonPaper();
