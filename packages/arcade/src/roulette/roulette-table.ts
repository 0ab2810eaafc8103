import { button, element } from '../shell/element.ts';
import { fill } from '../shell/shell-texts.ts';
import type { OpenAnswer } from '../shell/wire.ts';
import { formatMoney } from '../shell/money.ts';
import { nextSpot, places } from './roulette-layout.ts';
import { colourOf, spots } from './roulette-rules.ts';
import { spotName, type RouletteTexts } from './roulette-texts.ts';

/** Right, left, down and up on a horizontal table. A vertical one is rotated. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, -1],
  ArrowUp: [0, 1],
};

export interface TableHands {
  lay(spot: number): void;
  takeAway(spot: number): void;
}

/** The spots, each a button; arrows move among them, and one of them has the focus's place. */
export class RouletteTable {
  readonly root: HTMLElement;
  readonly #game: OpenAnswer;
  readonly #texts: RouletteTexts;
  readonly #spots: readonly HTMLButtonElement[];
  #at = 17;
  #hasLines = matchMedia('(min-width: 900px)').matches;

  constructor(game: OpenAnswer, texts: RouletteTexts, hands: TableHands) {
    this.#game = game;
    this.#texts = texts;
    this.#spots = places.map((place, spot) => {
      const { kind, numbers } = spots[spot] ?? { kind: 'straight' as const, numbers: [] };
      const tone = kind === 'straight' ? `is-${colourOf(numbers[0] ?? 0)}` : `is-${kind}`;
      const made = button(
        { class: `spot ${place.isEdge ? 'is-edge' : 'is-field'} ${tone}` },
        () => hands.lay(spot),
        ...faceOf(texts, spot),
      );
      for (const [name, value] of Object.entries({
        along: place.along,
        across: place.across,
        length: place.length,
        breadth: place.breadth,
      }))
        made.style.setProperty(`--${name}`, String(value));
      return made;
    });
    this.root = element('div', { class: 'layout', role: 'group', 'aria-label': texts.table }, ...this.#spots);
    this.root.addEventListener('keydown', (event) => this.#onKey(event, hands));
    this.root.addEventListener('focusin', ({ target }) => this.#setPlace(this.#spots.indexOf(target as HTMLButtonElement)));
    this.#setPlace(this.#at);
    this.show(new Map(), new Map());
  }

  get hasLines(): boolean {
    return this.#hasLines;
  }

  showLines(hasLines: boolean): void {
    this.#hasLines = hasLines;
    this.root.classList.toggle('has-lines', hasLines);
  }

  /** What lies loose, and what was placed already, by spot. */
  show(loose: ReadonlyMap<number, number>, placed: ReadonlyMap<number, number>): void {
    this.root.classList.toggle('has-lines', this.#hasLines);
    this.#spots.forEach((made, spot) => {
      const amount = (loose.get(spot) ?? 0) + (placed.get(spot) ?? 0);
      const name = spotName(this.#texts, spot);
      made.setAttribute(
        'aria-label',
        amount === 0 ? name : fill(this.#texts.laid, { spot: name, amount: formatMoney(amount, this.#game) }),
      );
      made.classList.toggle('has-chip', amount > 0);
      made.querySelector('.laid')?.remove();
      if (amount === 0) return;
      made.append(element('span', { class: loose.has(spot) ? 'laid' : 'laid is-placed', 'aria-hidden': 'true' }, this.#shortly(amount)));
    });
  }

  /** Marks the drawn number and the winning bets. */
  showDrawn(number: number | null): void {
    this.#spots.forEach((made, spot) => {
      const wins = number !== null && spots[spot]?.numbers.includes(number) === true;
      made.classList.toggle('is-drawn', wins && spots[spot]?.kind === 'straight');
      made.classList.toggle('is-winning', wins && made.classList.contains('has-chip'));
    });
  }

  #shortly(amount: number): string {
    return new Intl.NumberFormat(this.#game.language, { notation: 'compact', maximumFractionDigits: 1 }).format(
      amount / 10 ** this.#game.currency.digits,
    );
  }

  #setPlace(spot: number): void {
    if (spot < 0) return;
    this.#at = spot;
    this.#spots.forEach((made, at) => (made.tabIndex = at === spot ? 0 : -1));
  }

  #onKey(event: KeyboardEvent, hands: TableHands): void {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return hands.takeAway(this.#at);
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isStanding = this.root.clientHeight > this.root.clientWidth;
    const [right, up] = step;
    const way = isStanding ? { along: -up, across: right } : { along: right, across: up };
    const next = nextSpot(this.#at, way, (spot) => places[spot]?.isEdge !== true || this.#hasLines);
    if (next === null) return;
    this.#setPlace(next);
    this.#spots[next]?.focus();
  }
}

function faceOf({ short }: RouletteTexts, spot: number): string[] {
  const { kind, numbers = [] } = spots[spot] ?? { kind: 'straight' as const };
  if (kind === 'straight') return [String(numbers[0])];
  if (kind === 'dozen') return [`${numbers[0]}–${numbers.at(-1)}`];
  return kind in short ? [short[kind as keyof typeof short]] : [];
}
