/** Two fingers as on a dial: whether they turn it or move along, and how far they have turned it. */
class TwoFingerTurn {
  /** Degrees that two fingers turn before the rotor does, and then for each further option. */
  static first = 30;
  static further = 45;
  /** How many times as far as together fingers go against each other before they clearly turn, while they still move. */
  static clear = 1.5;
  /** Pixels between fingers that are too close to tell an angle. */
  static closest = 24;

  constructor() { this.begin([]); }

  /** @param fingers those that are down, with `x`, `y`, `startX`, `startY` */
  begin(fingers) {
    this.fingers = fingers.slice(0, 2);
    this.angle = null;
    this.turned = 0;
    this.turns = 0;
    if (this.fingers.length === 2) this.move();
  }

  /** Both fingers are where they are. */
  move() {
    const [one, other] = this.fingers;
    if (!other) return;
    if (Math.hypot(other.x - one.x, other.y - one.y) <= TwoFingerTurn.closest) {
      this.angle = null;
      return;
    }
    const angle = Math.atan2(other.y - one.y, other.x - one.x) * 180 / Math.PI;
    if (this.angle !== null) this.turned += ((angle - this.angle + 540) % 360) - 180;
    this.angle = angle;
  }

  /** How far the fingers have gone together, and how far against each other. */
  get ways() {
    const [one, other] = this.fingers;
    if (!other) return {together: 0, apart: 0};
    const across = [one.x - one.startX, other.x - other.startX];
    const down = [one.y - one.startY, other.y - other.startY];
    return {
      together: Math.hypot(across[0] + across[1], down[0] + down[1]) / 2,
      apart: Math.hypot(across[0] - across[1], down[0] - down[1]) / 2,
    };
  }

  /** True while it can be nothing else. A finger that is told late seems to stand still, and goes as far against the other as with it. */
  get isClear() {
    const {together, apart} = this.ways;
    return apart > TwoFingerTurn.clear * together && Math.abs(this.turned) >= TwoFingerTurn.first;
  }

  /** True at the end of a turn, in which one finger may stand still. */
  get isTurn() {
    const {together, apart} = this.ways;
    return apart >= 0.95 * together && Math.abs(this.turned) >= TwoFingerTurn.first;
  }

  /** @returns the turns that are due since the last time: 1 to the right, -1 to the left each */
  due() {
    const turns = [];
    const limit = (count) => count === 0 ? 0 : Math.sign(count) * (TwoFingerTurn.first + (Math.abs(count) - 1) * TwoFingerTurn.further);
    const add = (direction) => {
      this.turns += direction;
      turns.push(direction);
    };
    while (this.turns >= 0 && this.turned >= limit(this.turns + 1)) add(1);
    while (this.turns <= 0 && this.turned <= limit(this.turns - 1)) add(-1);
    // Turned back: the count begins again there.
    const back = this.turns > 0 && this.turned < limit(this.turns) - TwoFingerTurn.further ? -1
      : this.turns < 0 && this.turned > limit(this.turns) + TwoFingerTurn.further ? 1 : 0;
    if (back !== 0) {
      this.turned = back * TwoFingerTurn.first;
      this.turns = 0;
      add(back);
    }
    return turns;
  }
}
