import { isRed } from '../games/wheels.ts';
import type { TableKind, TableRound } from '../wire.ts';
import { el } from './dom.ts';
import { ask, chipRow, held, money, oddsText, openShell, say, short, showBalance, tellParent } from './shell.ts';
import { makeStage } from './stages.ts';
import { dozen, t } from './texts.ts';

interface Spot {
  readonly id: string;
  readonly label: string;
  /** In hundredths. */
  readonly odds: number;
  readonly tone: string;
}

const mostResults = 14;

const spotsOf: Readonly<Record<TableKind, () => Spot[]>> = {
  roulette: () => [
    ...Array.from({ length: 37 }, (_, n) => ({
      id: `n${n}`,
      label: String(n),
      odds: 3_600,
      tone: n === 0 ? 'green' : isRed(n) ? 'red' : 'black',
    })),
    ...([1, 2, 3] as const).map((n) => ({ id: `d${n}`, label: dozen(n), odds: 300, tone: 'wide' })),
    { id: 'low', label: '1–18', odds: 200, tone: 'half' },
    { id: 'even', label: t('evenNumbers'), odds: 200, tone: 'half' },
    { id: 'red', label: t('red'), odds: 200, tone: 'half red' },
    { id: 'black', label: t('black'), odds: 200, tone: 'half black' },
    { id: 'odd', label: t('odd'), odds: 200, tone: 'half' },
    { id: 'high', label: '19–36', odds: 200, tone: 'half' },
  ],
  wheel: () => [1, 2, 5, 10, 20, 40].map((n) => ({ id: `x${n}`, label: `${n}×`, odds: (n + 1) * 100, tone: `show${n}` })),
  dice: () => [
    { id: 'small', label: t('small'), odds: 200, tone: 'blue' },
    { id: 'triple', label: t('triple'), odds: 3_100, tone: 'green' },
    { id: 'big', label: t('big'), odds: 200, tone: 'red' },
    { id: 'even', label: t('evenNumbers'), odds: 200, tone: '' },
    { id: 'odd', label: t('odd'), odds: 200, tone: '' },
  ],
  baccarat: () => [
    { id: 'player', label: t('player'), odds: 200, tone: 'blue' },
    { id: 'tie', label: t('tie'), odds: 900, tone: 'green' },
    { id: 'banker', label: t('banker'), odds: 195, tone: 'red' },
  ],
  duel: () => [
    { id: 'red', label: t('red'), odds: 200, tone: 'red' },
    { id: 'draw', label: t('draw'), odds: 1_500, tone: 'green' },
    { id: 'blue', label: t('blue'), odds: 200, tone: 'blue' },
  ],
};

const starts = { roulette: 'spin', wheel: 'spin', dice: 'roll', baccarat: 'deal', duel: 'fight' } as const;

/** A betting table: chips on spots, then a round. */
export function openTable(kind: TableKind): void {
  const stage = makeStage(kind);
  const chips = chipRow(t('chip'));
  const stakes = new Map<string, number>();
  let last = new Map<string, number>();
  let isOn = false;

  const spots = new Map(spotsOf[kind]().map((spot) => [spot.id, spotButton(spot)]));
  const total = el('output', {});
  const start = el('button', { type: 'button', class: 'start', onclick: () => void play() }, t(starts[kind]));
  const clear = el('button', { type: 'button', class: 'quiet', onclick: () => put(new Map()) }, t('clear'));
  const again = el('button', { type: 'button', class: 'quiet', onclick: () => put(new Map(last)) }, t('again'));
  const results = el('ol', { class: 'results', 'aria-label': t('lastResults') });
  const deck = el(
    'div',
    { class: 'deck' },
    chips.row,
    el('p', { class: 'stake' }, el('span', {}, t('stake')), total),
    el('div', { class: 'acts' }, clear, again, start),
  );
  openShell(
    el(
      'div',
      { class: `table on-${kind}` },
      el('div', { class: 'scene' }, results, stage.element),
      el('div', { class: 'felt' }, ...spots.values()),
      deck,
    ),
  );
  say(t('place'));
  draw();

  function spotButton({ id, label, odds, tone }: Spot): HTMLButtonElement {
    const add = (): void => {
      if (isOn) return;
      const sum = [...stakes.values()].reduce((all, stake) => all + stake, 0);
      if (sum + chips.chosen() <= held()) stakes.set(id, (stakes.get(id) ?? 0) + chips.chosen());
      else say(t('INSUFFICIENT_FUNDS'), 'bad');
      draw();
    };
    const button = el(
      'button',
      { type: 'button', class: `spot ${tone}`, title: t('pays', { odds: oddsText(odds) }), onclick: add },
      el('span', {}, label),
    );
    if (odds !== 3_600) button.append(el('small', {}, oddsText(odds)));
    button.append(el('em', { hidden: true }));
    return button;
  }

  function put(wanted: Map<string, number>): void {
    if (isOn) return;
    stakes.clear();
    for (const [id, stake] of wanted) stakes.set(id, stake);
    draw();
  }

  function draw(): void {
    for (const [id, button] of spots) {
      const mark = button.querySelector('em');
      const stake = stakes.get(id) ?? 0;
      if (mark === null) continue;
      mark.hidden = stake === 0;
      mark.textContent = short(stake);
    }
    const sum = [...stakes.values()].reduce((all, stake) => all + stake, 0);
    total.textContent = money(sum);
    start.setAttribute('aria-disabled', String(isOn || sum === 0));
    again.hidden = last.size === 0;
  }

  async function play(): Promise<void> {
    if (isOn || stakes.size === 0) return;
    isOn = true;
    for (const button of spots.values()) button.classList.remove('won');
    draw();
    say(t('coming'));
    const round = await ask<TableRound>('table', { stakes: Object.fromEntries(stakes) });
    if (round !== null) {
      const staked = [...stakes.values()].reduce((all, stake) => all + stake, 0);
      showBalance(held() - staked);
      const { text, tone } = await stage.show(round.outcome);
      results.prepend(el('li', { 'data-tone': tone }, text));
      results.children[mostResults]?.remove();
      for (const id of round.won) spots.get(id)?.classList.add('won');
      // A round that pays at most its stake does not count as a win.
      const isGain = round.pays > staked;
      const amount = money(round.pays);
      say(isGain ? t('won', { amount }) : round.pays > 0 ? t('returned', { amount }) : t('lost'), isGain ? 'good' : 'plain');
      showBalance(round.balance);
      tellParent('livery:balance');
      last = new Map(stakes);
      stakes.clear();
    }
    isOn = false;
    draw();
  }
}
