import { element, svg } from '../shell/element.ts';
import { formatNumber, formatTimes } from '../shell/numbers.ts';
import type { SeenStakes, TableState } from '../live-table/table-wire.ts';
import type { StakesBoard } from '../live-table/stakes-board.ts';
import { runsFor, timesAt } from './crash-rules.ts';
import { secondsOf, type CrashTexts } from './crash-texts.ts';

const prefersCalm = matchMedia('(prefers-reduced-motion: reduce)');
const width = 1_000;
const height = 600;
const points = 48;
/** The shortest axes: seconds and hundredths. */
const leastSpan = 7_000;
const leastTop = 220;
const marks = [150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

/** The round's curve and multiplier. Between rounds, the countdown to the next. */
export class CrashStage {
  readonly root: HTMLElement;
  readonly #texts: CrashTexts;
  readonly #board: StakesBoard;
  readonly #sky: HTMLElement;
  readonly #line = svg('path', { class: 'curve-line', 'vector-effect': 'non-scaling-stroke' });
  readonly #area = svg('path', { class: 'curve-area' });
  readonly #craft: HTMLElement;
  readonly #marks = element('div', { class: 'curve-marks', 'aria-hidden': 'true' });
  readonly #times = element('p', { class: 'times' });
  readonly #caption = element('p', { class: 'caption' });
  readonly #left = element('span', { class: 'left' });

  constructor(texts: CrashTexts, board: StakesBoard) {
    this.#texts = texts;
    this.#board = board;
    const curve = svg('svg', { class: 'curve', viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' });
    curve.append(gradient(), this.#area, this.#line);
    this.#craft = element('div', { class: 'craft', 'aria-hidden': 'true' }, rocket());
    const bar = element('div', { class: 'left-bar', 'aria-hidden': 'true' }, this.#left);
    const readout = element('div', { class: 'readout', 'aria-hidden': 'true' }, this.#caption, this.#times);
    this.#sky = element('div', { class: 'sky' }, this.#marks, curve, this.#craft, readout, bar);
    this.root = element('div', { class: 'crash' }, this.#sky, board.root);
  }

  showStakes(stakes: SeenStakes, own: ReadonlySet<number>): void {
    this.#board.show(stakes, own);
  }

  /** Draws the state at an instant. Call it with every frame. */
  show(state: TableState, now: number): void {
    const { round, last } = state;
    if (round.phase === 'running' && round.startedAt !== null) return this.#showFlight(now - round.startedAt);
    if (now < round.opensAt && last !== null) return this.#showFall(last.outcome, round.opensAt - now);
    this.#showWait(Math.max(0, round.closesAt - now), round.closesAt - round.opensAt);
  }

  #showFlight(elapsed: number): void {
    const shown = Math.max(0, elapsed);
    this.#sky.dataset['phase'] = 'flight';
    this.#times.textContent = formatTimes(timesAt(shown), this.#texts);
    this.#caption.textContent = '';
    if (prefersCalm.matches) return;
    this.#draw(shown, timesAt(shown));
  }

  #showFall(point: number, left: number): void {
    if (this.#sky.dataset['phase'] !== 'fall') this.#draw(runsFor(point), point);
    this.#sky.dataset['phase'] = 'fall';
    this.#times.textContent = formatTimes(point, this.#texts);
    this.#caption.textContent = `${this.#texts.opensIn} ${secondsOf(left, this.#texts)}`;
  }

  #showWait(left: number, whole: number): void {
    this.#sky.dataset['phase'] = 'wait';
    this.#times.textContent = secondsOf(left, this.#texts);
    this.#caption.textContent = this.#texts.startsIn;
    this.#left.style.setProperty('scale', `${whole === 0 ? 0 : left / whole} 1`);
  }

  #draw(elapsed: number, times: number): void {
    const span = Math.max(leastSpan, elapsed * 1.16);
    const top = Math.max(leastTop, 100 + (times - 100) * 1.22);
    const at = (milliseconds: number): [number, number] => [
      (milliseconds / span) * width,
      height - ((Math.exp((milliseconds * 0.1) / 1_000) * 100 - 100) / (top - 100)) * height,
    ];
    const path = Array.from({ length: points + 1 }, (_, i) => at((elapsed * i) / points));
    const line = path.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
    const [endX, endY] = at(elapsed);
    const [beforeX, beforeY] = at(Math.max(0, elapsed - 120));
    this.#line.setAttribute('d', line);
    this.#area.setAttribute('d', `${line}L${endX.toFixed(1)} ${height}L0 ${height}z`);
    const { clientWidth, clientHeight } = this.#sky;
    const slope = Math.atan2(((beforeY - endY) * clientHeight) / height, ((endX - beforeX) * clientWidth) / width || 1);
    this.#craft.style.translate = `${(endX / width) * clientWidth}px ${(endY / height) * clientHeight}px`;
    this.#craft.style.rotate = `${90 - (slope * 180) / Math.PI}deg`;
    this.#drawMarks(top);
  }

  #drawMarks(top: number): void {
    const seen = marks.filter((mark) => mark < top && mark > 100 + (top - 100) * 0.14).slice(-4);
    if (this.#marks.children.length !== seen.length) this.#marks.replaceChildren(...seen.map(() => element('span')));
    seen.forEach((mark, i) => {
      const line = this.#marks.children[i] as HTMLElement;
      line.textContent = `×${formatNumber(mark / 100, this.#texts.language)}`;
      line.style.insetBlockEnd = `${((mark - 100) / (top - 100)) * 100}%`;
    });
  }
}

function gradient(): SVGElement {
  const fade = svg('linearGradient', { id: 'curve-fade', x1: 0, y1: 0, x2: 0, y2: 1 });
  fade.append(svg('stop', { offset: 0, class: 'fade-top' }), svg('stop', { offset: 1, class: 'fade-end' }));
  return fade;
}

function rocket(): SVGSVGElement {
  return svg(
    'svg',
    { viewBox: '-32 -44 64 96' },
    svg('path', { class: 'flame', d: 'M-9 22Q-15 36 0 50Q15 36 9 22z' }),
    svg('path', { class: 'fin', d: 'M-13 4-26 24l12-4zM13 4 26 24l-12-4z' }),
    svg('path', { class: 'hull', d: 'M0-42C16-26 18 0 11 24H-11C-18 0-16-26 0-42z' }),
    svg('circle', { class: 'pane', cx: 0, cy: -10, r: 6.5 }),
  );
}
