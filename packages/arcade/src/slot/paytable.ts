import { element, svg } from '../shell/element.ts';
import { keysHelp } from '../shell/controls/keys.ts';
import { formatMoney, formatPercent } from '../shell/money.ts';
import { openPanel } from '../shell/panel.ts';
import { fill } from '../shell/shell-texts.ts';
import type { OpenAnswer } from '../shell/wire.ts';
import { symbolUse } from './art/symbols.ts';
import type { SlotModel } from './slot-model.ts';
import type { SlotTexts } from './slot-texts.ts';

/** The payouts of every symbol at the current stake, the lines, and the return to player. */
export function openPaytable(game: OpenAnswer, model: SlotModel, texts: SlotTexts, stake: number): void {
  const money = (amount: number): string => formatMoney(amount, game);
  const lineStake = stake / model.lines.length;
  const pays = Object.entries(model.pays).map(([symbol, byCount]) =>
    element(
      'li',
      { class: 'pay' },
      symbolUse(symbol),
      payList(
        byCount.map((pay) => pay * lineStake),
        money,
      ),
    ),
  );
  const { scatter } = model;
  openPanel(texts.paytable, texts.close, [
    element('p', { class: 'rtp' }, element('span', {}, texts.rtpTitle), element('strong', {}, formatPercent(game.rtp, game.language))),
    element('p', { class: 'note' }, fill(texts.rtpNote, { rtp: formatPercent(game.rtp, game.language) })),
    element('h3', {}, texts.paysTitle),
    element('p', { class: 'note' }, fill(texts.paysNote, { stake: money(stake) })),
    element('ul', { class: 'pays' }, ...pays),
    element(
      'ul',
      { class: 'specials' },
      element('li', {}, symbolUse('W'), element('p', {}, texts.wildNote)),
      ...(scatter
        ? [
            element(
              'li',
              {},
              symbolUse('S'),
              element(
                'div',
                {},
                element(
                  'p',
                  {},
                  fill(texts.scatterNote, { trigger: scatter.trigger, freeSpins: scatter.freeSpins, multiplier: scatter.multiplier }),
                ),
                payList(
                  scatter.pays.map((pay) => pay * stake),
                  money,
                ),
              ),
            ),
          ]
        : []),
    ),
    element('h3', {}, fill(texts.linesTitle, { count: model.lines.length })),
    element(
      'ol',
      { class: 'line-list' },
      ...model.lines.map((rows, line) => element('li', {}, element('span', {}, String(line + 1)), linePicture(model, rows))),
    ),
    keysHelp(texts),
  ]);
}

function payList(byCount: readonly number[], money: (amount: number) => string): HTMLElement {
  const rows = byCount.flatMap((amount, count) =>
    amount > 0 ? [element('div', {}, element('dt', {}, `${count}×`), element('dd', {}, money(amount)))] : [],
  );
  return element('dl', {}, ...rows.reverse());
}

function linePicture(model: SlotModel, rows: readonly number[]): SVGSVGElement {
  const cells = model.reels.flatMap((_, reel) =>
    Array.from({ length: model.rows }, (__, row) =>
      svg('rect', { x: reel * 10 + 0.5, y: row * 10 + 0.5, width: 9, height: 9, rx: 2, class: rows[reel] === row ? 'on' : 'off' }),
    ),
  );
  return svg('svg', { viewBox: `0 0 ${model.reels.length * 10} ${model.rows * 10}`, 'aria-hidden': 'true' }, ...cells);
}
