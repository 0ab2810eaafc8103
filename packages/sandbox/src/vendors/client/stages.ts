import { isRed, rouletteOrder, wheelSegments } from '../games/wheels.ts';
import type { Card } from '../chance.ts';
import type { TableKind, TableOutcome } from '../wire.ts';
import { cardFace } from './cards.ts';
import { el, isStill, pause, svg } from './dom.ts';
import { t } from './texts.ts';

/** The visible part of a round. */
export interface Stage {
  readonly element: HTMLElement;
  /** Shows the outcome, and returns its text and colour for the history. */
  readonly show: (outcome: TableOutcome) => Promise<{ text: string; tone: string }>;
}

const showColours: Readonly<Record<number, string>> = {
  1: '#d9a441',
  2: '#3f8fd6',
  5: '#8e5bd0',
  10: '#35a06a',
  20: '#d8553f',
  40: '#f1f1f1',
};

export function makeStage(kind: TableKind): Stage {
  if (kind === 'roulette' || kind === 'wheel') return wheelStage(kind);
  if (kind === 'dice') return diceStage();
  return kind === 'baccarat' ? baccaratStage() : duelStage();
}

function wheelStage(kind: 'roulette' | 'wheel'): Stage {
  const numbers = kind === 'roulette' ? rouletteOrder : wheelSegments;
  const part = 360 / numbers.length;
  const colourOf = (number: number): string =>
    kind === 'wheel' ? (showColours[number] ?? '#888') : number === 0 ? '#12854f' : isRed(number) ? '#c22f38' : '#1b1d24';
  const point = (angle: number, radius: number): string => {
    const turned = ((angle - 90) * Math.PI) / 180;
    return `${(100 + radius * Math.cos(turned)).toFixed(2)} ${(100 + radius * Math.sin(turned)).toFixed(2)}`;
  };
  const slices = numbers.flatMap((number, index) => {
    const [from, to] = [(index - 0.5) * part, (index + 0.5) * part];
    const d = `M100 100 L${point(from, 92)} A92 92 0 0 1 ${point(to, 92)} Z`;
    const text = svg('text', { x: 100, y: 17, transform: `rotate(${index * part} 100 100)`, class: 'number' }, String(number));
    if (kind === 'wheel' && number === 40) text.setAttribute('class', 'number dark');
    return [svg('path', { d, fill: colourOf(number), class: 'slice' }), text];
  });
  const disc = svg(
    'g',
    { class: 'disc' },
    ...slices,
    svg('circle', { cx: 100, cy: 100, r: 56, class: 'hub' }),
    svg('circle', { cx: 100, cy: 100, r: 9, class: 'pin' }),
  );
  const picture = svg(
    'svg',
    { viewBox: '0 0 200 200', class: 'wheel', 'aria-hidden': 'true' },
    svg('circle', { cx: 100, cy: 100, r: 98, class: 'rim' }),
    disc,
    svg('path', { d: 'M100 16 L94 1 L106 1 Z', class: 'pointer' }),
  );
  const told = el('output', { class: 'came' });
  let turned = 0;
  return {
    element: el('div', { class: 'stage wheelStage' }, picture as unknown as HTMLElement, told),
    show: async (outcome) => {
      if (outcome.kind !== 'roulette' && outcome.kind !== 'wheel') return { text: '', tone: '' };
      const index = kind === 'roulette' ? rouletteOrder.indexOf(outcome.at) : outcome.at;
      told.textContent = '';
      turned += 360 * 4 + ((360 - index * part - (turned % 360) + 720) % 360);
      disc.style.setProperty('--turn', `${turned}deg`);
      await pause(3_600);
      const number = numbers[index] ?? 0;
      const tone = kind === 'wheel' ? `show${number}` : number === 0 ? 'green' : isRed(number) ? 'red' : 'black';
      told.textContent = kind === 'wheel' ? `${number}×` : String(number);
      told.dataset['tone'] = tone;
      return { text: told.textContent, tone };
    },
  };
}

const pips: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

function diceStage(): Stage {
  const faces = [1, 3, 5].map((value) => el('span', { class: 'die' }, ...dots(value)));
  const told = el('output', { class: 'came' });
  return {
    element: el('div', { class: 'stage diceStage' }, el('div', { class: 'dice' }, ...faces), told),
    show: async (outcome) => {
      if (outcome.kind !== 'dice') return { text: '', tone: '' };
      told.textContent = '';
      for (const face of faces) face.classList.add('rolls');
      for (let turn = 0; turn < 9 && !isStill(); turn += 1) {
        for (const face of faces) face.replaceChildren(...dots(1 + Math.floor(Math.random() * 6)));
        await pause(110);
      }
      for (const [index, face] of faces.entries()) {
        face.classList.remove('rolls');
        face.replaceChildren(...dots(outcome.dice[index] ?? 1));
      }
      const sum = outcome.dice.reduce((all, value) => all + value, 0);
      told.textContent = String(sum);
      const isTriple = new Set(outcome.dice).size === 1;
      return { text: String(sum), tone: isTriple ? 'green' : sum <= 10 ? 'blue' : 'red' };
    },
  };
}

function dots(value: number): HTMLElement[] {
  return (pips[value] ?? []).map((place) => el('i', { class: `dot at${place}` }));
}

function baccaratStage(): Stage {
  const [player, banker] = [
    el('div', { class: 'cards' }, cardFace(null), cardFace(null)),
    el('div', { class: 'cards' }, cardFace(null), cardFace(null)),
  ];
  const [own, other] = [el('b', {}), el('b', {})];
  const points = (cards: readonly Card[]): number => cards.reduce((sum, { rank }) => sum + (rank < 10 ? rank : 0), 0) % 10;
  return {
    element: el(
      'div',
      { class: 'stage hands' },
      el('section', { class: 'player' }, el('h2', {}, t('player'), own), player),
      el('section', { class: 'banker' }, el('h2', {}, t('banker'), other), banker),
    ),
    show: async (outcome) => {
      if (outcome.kind !== 'baccarat') return { text: '', tone: '' };
      for (const place of [player, banker, own, other]) place.replaceChildren();
      for (let at = 0; at < 3; at += 1) {
        for (const [cards, place, sum] of [
          [outcome.player, player, own],
          [outcome.banker, banker, other],
        ] as const) {
          const card = cards[at];
          if (card === undefined) continue;
          place.append(cardFace(card));
          sum.textContent = String(points(cards.slice(0, at + 1)));
          await pause(480);
        }
      }
      const lead = points(outcome.player) - points(outcome.banker);
      return lead > 0
        ? { text: t('player').slice(0, 1), tone: 'blue' }
        : lead < 0
          ? { text: t('banker').slice(0, 1), tone: 'red' }
          : { text: '=', tone: 'green' };
    },
  };
}

function duelStage(): Stage {
  const side = (tone: string, label: string): { element: HTMLElement; bar: HTMLElement } => {
    const bar = el('i', { class: 'bar' });
    const crest = svg(
      'svg',
      { viewBox: '0 0 64 64', 'aria-hidden': 'true' },
      svg('path', { d: 'M32 4 L56 14 V34 C56 48 44 56 32 60 C20 56 8 48 8 34 V14 Z' }),
      svg('path', { d: 'M22 40 C22 26 30 20 40 20 L36 26 L44 28 L36 32 C36 40 30 44 22 44 Z', class: 'plume' }),
    );
    return {
      element: el(
        'div',
        { class: `corner ${tone}` },
        crest as unknown as HTMLElement,
        el('b', {}, label),
        el('span', { class: 'health' }, bar),
      ),
      bar,
    };
  };
  const [red, blue] = [side('red', t('red')), side('blue', t('blue'))];
  const health = (bar: HTMLElement, left: number): void => bar.style.setProperty('--left', `${Math.max(0, left)}%`);
  return {
    element: el('div', { class: 'stage duel' }, red.element, el('span', { class: 'versus' }, '×'), blue.element),
    show: async (outcome) => {
      if (outcome.kind !== 'duel') return { text: '', tone: '' };
      const { winner, blows } = outcome;
      let [left, right] = [100, 100];
      for (const [index, blow] of blows.entries()) {
        if (index % 2 === 0) right -= blow;
        else left -= blow;
        const struck = index % 2 === 0 ? blue : red;
        struck.element.classList.add('struck');
        health(red.bar, Math.max(left, 12));
        health(blue.bar, Math.max(right, 12));
        await pause(320);
        struck.element.classList.remove('struck');
      }
      if (winner !== 'red') health(red.bar, winner === 'draw' ? 10 : 0);
      if (winner !== 'blue') health(blue.bar, winner === 'draw' ? 10 : 0);
      return { text: winner === 'draw' ? '=' : '●', tone: winner === 'draw' ? 'green' : winner };
    },
  };
}
