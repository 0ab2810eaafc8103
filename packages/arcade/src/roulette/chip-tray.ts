import { stakeOf, type Chip } from './roulette-rules.ts';

/** Chips on the table that are not placed yet, in the order they were laid. */
export class ChipTray {
  #laid: Chip[] = [];
  #before: readonly Chip[] = [];

  get isEmpty(): boolean {
    return this.#laid.length === 0;
  }

  get canRepeat(): boolean {
    return this.#before.length > 0;
  }

  get amount(): number {
    return stakeOf(this.#laid);
  }

  lay(spot: number, amount: number): void {
    this.#laid.push({ spot, amount });
  }

  undo(): void {
    this.#laid.pop();
  }

  clear(): void {
    this.#laid = [];
  }

  /** The chip that was laid last on a spot. */
  takeAway(spot: number): void {
    const at = this.#laid.findLastIndex((chip) => chip.spot === spot);
    if (at >= 0) this.#laid.splice(at, 1);
  }

  /** Each spot once, with its stake. */
  bySpot(): Map<number, number> {
    const amounts = new Map<number, number>();
    for (const { spot, amount } of this.#laid) amounts.set(spot, (amounts.get(spot) ?? 0) + amount);
    return amounts;
  }

  chips(): Chip[] {
    return [...this.bySpot()].map(([spot, amount]) => ({ spot, amount }));
  }

  /** The chips were placed and can be laid again. */
  place(): void {
    this.#before = this.chips();
    this.#laid = [];
  }

  repeat(): void {
    this.#laid = [...this.#laid, ...this.#before];
  }
}
