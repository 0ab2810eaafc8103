export type Point = readonly [x: number, y: number];

/** How far a merged curve may deviate from the two that it replaces, in grid units. */
const TOLERANCE = 1.3;
/** Shorter steps and flatter bends are dropped. */
const SMALLEST = 1.5;
const FLAT = 0.55;

/** Writes path data of whole numbers in few bytes: relative, without repeated commands, and with similar neighbouring curves merged. */
export class Pen {
  #data = '';
  #at: Point = [0, 0];
  #start: Point = [0, 0];
  /** The last control point, while the next curve may mirror it. */
  #handle: Point | undefined;
  #last = '';
  /**
   * Writes lines and curves with a delay, because `z` replaces a closing line and a curve may merge with the next one.
   */
  #pending: { handle?: Point; to: Point; merges?: number } | undefined;

  move(to: Point): void {
    this.#close();
    this.#write(this.#data === '' ? 'M' : 'm', this.#by(to));
    this.#at = this.#start = to;
    this.#handle = undefined;
  }

  straight(to: Point): void {
    const before = this.#pending;
    const here = before?.to ?? this.#at;
    if (distance(here, to) < SMALLEST) return;
    if (before && !before.handle && bend(this.#at, here, to) < FLAT / 2) {
      this.#pending = { to };
      return;
    }
    this.#flush();
    this.#pending = { to };
  }

  curve(handle: Point, to: Point): void {
    const before = this.#pending;
    const here = before?.to ?? this.#at;
    if (distance(here, to) < SMALLEST) return;
    const merges = before?.merges ?? 0;
    const joint = before?.handle && merges < 2 && mergedHandle(this.#at, before.handle, here, handle, to);
    if (joint) {
      this.#pending = { handle: joint, to, merges: merges + 1 };
      return;
    }
    if (bend(here, handle, to) < FLAT) {
      this.straight(to);
      return;
    }
    this.#flush();
    this.#pending = { handle, to };
  }

  /** Ends the last contour and returns the whole path. */
  finish(): string {
    this.#close();
    return this.#data;
  }

  #close(): void {
    if (this.#data === '') return;
    if (this.#pending && (this.#pending.handle || !isSame(this.#pending.to, this.#start))) this.#flush();
    this.#pending = undefined;
    this.#write('z', []);
    this.#at = this.#start;
    this.#handle = undefined;
  }

  #flush(): void {
    const next = this.#pending;
    if (!next) return;
    this.#pending = undefined;
    if (next.handle) this.#spline(next.handle, next.to);
    else {
      const [dx, dy] = this.#by(next.to);
      if (dx === 0) this.#write('v', [dy]);
      else if (dy === 0) this.#write('h', [dx]);
      else this.#write('l', [dx, dy]);
      this.#handle = undefined;
    }
    this.#at = next.to;
  }

  #spline(handle: Point, to: Point): void {
    const mirrored: Point | undefined = this.#handle && [2 * this.#at[0] - this.#handle[0], 2 * this.#at[1] - this.#handle[1]];
    if (mirrored && Math.abs(mirrored[0] - handle[0]) + Math.abs(mirrored[1] - handle[1]) <= 2) {
      this.#write('t', this.#by(to));
      this.#handle = mirrored;
    } else {
      this.#write('q', [...this.#by(handle), ...this.#by(to)]);
      this.#handle = handle;
    }
  }

  #by(to: Point): [number, number] {
    return [to[0] - this.#at[0], to[1] - this.#at[1]];
  }

  #write(command: string, numbers: readonly number[]): void {
    const text = numbers.join(' ').replaceAll(' -', '-');
    const repeats = command === this.#last && 'tql'.includes(command);
    this.#data += (repeats ? (text.startsWith('-') ? '' : ' ') : command) + text;
    this.#last = command;
  }
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The distance of `via` from the line between `from` and `to`. */
const bend = (from: Point, via: Point, to: Point): number =>
  Math.abs((to[0] - from[0]) * (via[1] - from[1]) - (to[1] - from[1]) * (via[0] - from[0])) / distance(from, to);

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** The control point of a single curve close to `from → a → middle → b → to`, if there is one. */
function mergedHandle(from: Point, a: Point, middle: Point, b: Point, to: Point): Point | undefined {
  const [ux, uy] = [a[0] - from[0], a[1] - from[1]];
  const [vx, vy] = [b[0] - to[0], b[1] - to[1]];
  const cross = ux * vy - uy * vx;
  if (cross === 0) return undefined;
  const along = ((to[0] - from[0]) * vy - (to[1] - from[1]) * vx) / cross;
  const back = ((to[0] - from[0]) * uy - (to[1] - from[1]) * ux) / cross;
  if (along <= 0 || back <= 0) return undefined;
  const joint: Point = [Math.round(from[0] + ux * along), Math.round(from[1] + uy * along)];
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (Math.hypot(joint[0] - from[0], joint[1] - from[1]) > reach * 1.2) return undefined;
  const stray = Math.hypot((from[0] + 2 * joint[0] + to[0]) / 4 - middle[0], (from[1] + 2 * joint[1] + to[1]) / 4 - middle[1]);
  return stray <= TOLERANCE ? joint : undefined;
}
