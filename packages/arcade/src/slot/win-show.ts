import { svg } from '../shell/element.ts';
import type { ReelView } from './reel-view.ts';
import type { SlotModel } from './slot-model.ts';
import type { Turn } from './slot-outcome.ts';

/** Draws the winning lines over the reels. Lines with a net gain lift their symbols. */
export class WinShow {
  readonly root: SVGSVGElement;
  readonly #model: SlotModel;
  readonly #reels: ReelView;

  constructor(model: SlotModel, reels: ReelView) {
    this.#model = model;
    this.#reels = reels;
    this.root = svg('svg', {
      class: 'lines',
      viewBox: `0 0 ${model.reels.length * 100} ${model.rows * 100}`,
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    });
  }

  clear(): void {
    this.root.replaceChildren();
    this.#reels.root.classList.remove('has-win');
    for (const cell of this.#reels.root.querySelectorAll('.cell.is-winning')) cell.classList.remove('is-winning');
  }

  show(turn: Turn, isGain: boolean): void {
    this.clear();
    const opensFreeSpins = turn.scatters >= (this.#model.scatter?.trigger ?? Infinity);
    if (turn.win === 0 && !opensFreeSpins) return;
    this.#reels.root.classList.toggle('has-win', isGain || opensFreeSpins);
    for (const { line, count } of turn.lines) {
      const rows = this.#model.lines[line] ?? [];
      const run = rows.slice(0, count);
      this.root.append(lineOf(run));
      run.forEach((row, reel) => this.#reels.cell(reel, row)?.classList.add('is-winning'));
    }
    if (this.#model.scatter && (this.#model.scatter.pays[turn.scatters] ?? 0) > 0) {
      for (const symbol of this.#reels.root.querySelectorAll('[data-symbol="S"]')) symbol.parentElement?.classList.add('is-winning');
    }
  }
}

/** From symbol to symbol of a winning run. The rest of the line is not drawn. */
function lineOf(run: readonly number[]): SVGGElement {
  const points = run.map((row, reel) => `${reel * 100 + 50} ${row * 100 + 50}`).join(' ');
  const stroke = (className: string): SVGPolylineElement =>
    svg('polyline', { points, class: className, 'vector-effect': 'non-scaling-stroke' });
  return svg('g', {}, stroke('line-edge'), stroke('line-core'));
}
