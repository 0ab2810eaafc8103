import { randomInt } from 'node:crypto';
import type { SeatMove, SeatsSaid, Tile } from '../wire.ts';
import { shuffled, take } from './deck.ts';
import { opponents, type Seat, type SeatGame } from './seat-game.ts';

const set: readonly Tile[] = Array.from({ length: 7 }, (_, high) =>
  Array.from({ length: high + 1 }, (__, low): Tile => ({ ends: [low, high] })),
).flat();

type Side = 'left' | 'right';

/**
 * Dominoes for two. A player without a matching tile draws. The first to run out of tiles wins, or in a blocked game
 * the one with fewer pips.
 */
export class DominoHand implements SeatGame {
  readonly #name: string;
  readonly #hands: readonly [Tile[], Tile[]];
  readonly #stock: Tile[];
  #line: Tile[] = [];
  said: SeatsSaid = { key: 'layFirst' };
  readonly pot = 2;
  winners: SeatGame['winners'] = null;

  constructor() {
    this.#stock = shuffled(set);
    this.#hands = [take(this.#stock, 7), take(this.#stock, 7)];
    [this.#name = ''] = opponents(1);
    if (randomInt(2) === 1) return;
    this.#answer();
    this.#makeWay();
  }

  get centre(): readonly Tile[] {
    return this.#line;
  }

  get seats(): Seat[] {
    const isOver = this.winners !== null;
    return [
      { name: '', faces: this.#hands[0], isOpen: true, isOut: false, count: this.#hands[0].length },
      { name: this.#name, faces: this.#hands[1], isOpen: isOver, isOut: false, count: this.#hands[1].length },
    ];
  }

  get moves(): SeatMove[] {
    return this.winners === null ? this.#movesOf(0) : [];
  }

  act(move: string): void {
    const [, at = '', side = 'right'] = move.split('-');
    this.#lay(0, Number(at), side as Side);
    this.said = { key: 'laid' };
    if (this.#hasEnded()) return;
    this.#answer();
    if (this.#hasEnded()) return;
    this.#makeWay();
  }

  /** A player who cannot move draws while tiles are left, then passes. */
  #makeWay(): void {
    while (this.#movesOf(0).length === 0 && !this.#hasEnded()) {
      if (this.#stock.length > 0) this.#draw(0);
      else this.#answer();
    }
  }

  #answer(): void {
    while (this.#movesOf(1).length === 0 && this.#stock.length > 0) this.#draw(1);
    const [best] = this.#movesOf(1).toSorted((a, b) => pips(b.face as Tile) - pips(a.face as Tile));
    if (best === undefined) {
      this.said = { key: 'passed', seat: 1 };
      return;
    }
    const [, at = '', side = 'right'] = best.id.split('-');
    this.#lay(1, Number(at), side as Side);
  }

  #draw(seat: 0 | 1): void {
    this.#hands[seat].push(...take(this.#stock, 1));
    if (seat === 0) this.said = { key: 'drew' };
  }

  #movesOf(seat: 0 | 1): SeatMove[] {
    const [left, right] = [this.#line[0]?.ends[0], this.#line.at(-1)?.ends[1]];
    return this.#hands[seat].flatMap((face, at): SeatMove[] => {
      const move = (side: Side): SeatMove => ({ id: `lay-${at}-${side}`, kind: side, entries: 0, face });
      if (left === undefined || right === undefined) return [move('right')];
      const sides: SeatMove[] = [];
      if (face.ends.includes(left)) sides.push(move('left'));
      if (face.ends.includes(right) && left !== right) sides.push(move('right'));
      return sides;
    });
  }

  #lay(seat: 0 | 1, at: number, side: Side): void {
    const [tile] = this.#hands[seat].splice(at, 1);
    if (tile === undefined) return;
    const [low, high] = tile.ends;
    const [left, right] = [this.#line[0]?.ends[0], this.#line.at(-1)?.ends[1]];
    if (left === undefined || right === undefined) this.#line = [tile];
    else if (side === 'left') this.#line = [{ ends: high === left ? [low, high] : [high, low] }, ...this.#line];
    else this.#line = [...this.#line, { ends: low === right ? [low, high] : [high, low] }];
  }

  #hasEnded(): boolean {
    const empty = ([0, 1] as const).find((seat) => this.#hands[seat].length === 0);
    const isBlocked = this.#stock.length === 0 && this.#movesOf(0).length === 0 && this.#movesOf(1).length === 0;
    if (empty === undefined && !isBlocked) return false;
    const [own, other] = this.#hands.map((tiles) => tiles.reduce((sum, tile) => sum + pips(tile), 0)) as [number, number];
    const winner = empty ?? (own === other ? null : own < other ? 0 : 1);
    this.winners = winner === null ? [0, 1] : [winner];
    this.said = { key: empty !== undefined ? 'wentOut' : 'blocked', seat: winner };
    return true;
  }
}

const pips = ({ ends: [low, high] }: Tile): number => low + high;
