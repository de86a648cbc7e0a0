/** Random numbers that are the same in every run. */
export class Random {
  #state;

  constructor(seed) { this.#state = seed >>> 0; }

  /** A whole number from 0 to one under `bound`. */
  below(bound) {
    // Mulberry32.
    this.#state = this.#state + 0x6D2B79F5 >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ mixed >>> 15, mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
    return Math.floor(((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32 * bound);
  }

  pick(list) { return list[this.below(list.length)]; }
}
