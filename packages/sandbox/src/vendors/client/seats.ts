import type { Face, SeatsKind, SeatsView, SeatView } from '../wire.ts';
import { cardFace, cardName } from './cards.ts';
import { el } from './dom.ts';
import { rulesOf, s } from './seats-texts.ts';
import { ask, chipRow, money, openShell, say, showBalance, tellParent } from './shell.ts';

type Move = SeatsView['moves'][number];

/** A card game: an entry, a hand against other players, and the pot. */
export function openSeats(kind: SeatsKind): void {
  const chips = chipRow(s('entry'));
  const others = el('div', { class: 'others' });
  const centre = el('div', { class: `centre on-${kind}` });
  const pot = el('output', {});
  const own = el('div', { class: 'own', role: 'group', 'aria-label': s('you') });
  const ownCount = el('b', { class: 'count' });
  const words = el('div', { class: 'acts' });
  const entry = el('div', { class: 'entry' }, chips.row);
  const join = el('button', { type: 'button', class: 'start', onclick: () => void act('deal') }, s('join'));
  const felt = el('div', { class: 'seats' }, others, centre, el('p', { class: 'pot' }, el('span', {}, s('pot')), pot));
  const deck = el('div', { class: 'deck' }, entry, words);
  const mine = el('section', { class: 'mine' }, el('h2', {}, s('you'), ownCount), own);
  openShell(el('div', { class: 'table cardroom' }, felt, mine, deck, el('p', { class: 'rules' }, `${rulesOf(kind)} ${s('opponents')}`)));
  felt.dataset['empty'] = 'true';
  mine.hidden = true;
  words.append(join);
  say(s('start'));
  let isBusy = false;

  async function act(move: string): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    const view = await ask<SeatsView>('seats', { move, ...(move === 'deal' ? { entry: chips.chosen() } : {}) });
    if (view !== null) show(view);
    isBusy = false;
  }

  function show(view: SeatsView): void {
    const { seats, moves, result } = view;
    const [self, ...rest] = seats;
    delete felt.dataset['empty'];
    mine.hidden = false;
    others.replaceChildren(...rest.map((seat) => seatElement(seat)));
    centre.replaceChildren(...view.centre.map((face) => faceElement(face)));
    centre.scrollLeft = centre.scrollWidth;
    pot.textContent = money(view.pot);
    ownCount.textContent = self?.count === null || self === undefined ? '' : String(self.count);
    own.replaceChildren(...(self?.faces ?? []).map((face) => ownFace(face, moves)));
    mine.dataset['winner'] = String(self?.isWinner === true);
    entry.hidden = result === null;
    join.textContent = s('again');
    words.replaceChildren(...(result === null ? moves.filter(({ face }) => face === null).map(wordButton) : [join]));
    say(wordsOf(view, seats), result === 'won' ? 'good' : 'plain');
    showBalance(view.balance);
    if (result !== null || moves.some(({ cost }) => cost > 0)) tellParent('livery:balance');
    (own.querySelector<HTMLElement>('button') ?? words.querySelector<HTMLElement>('button'))?.focus({ preventScroll: true });
  }

  function wordButton({ id, kind: move, cost }: Move): HTMLElement {
    const text = s(move, { cost: money(cost) });
    return el('button', { type: 'button', class: move === 'fold' ? 'quiet' : 'start', onclick: () => void act(id) }, text);
  }

  /** Playable cards and tiles are buttons. A tile that fits both ends has one for each. */
  function ownFace(face: Face | null, moves: readonly Move[]): HTMLElement {
    const fitting = moves.filter((move) => face !== null && move.face !== null && isSame(face, move.face));
    const drawn = faceElement(face);
    const [first, second] = fitting;
    if (face === null || first === undefined) return el('span', { class: 'face' }, drawn);
    const press = (move: Move, ...children: (Node | string)[]): HTMLElement =>
      el(
        'button',
        { type: 'button', class: 'face play', 'aria-label': s(move.kind, { face: nameOf(face) }), onclick: () => void act(move.id) },
        ...children,
      );
    if (second === undefined) return press(first, drawn);
    return el('span', { class: 'face both' }, drawn, press(first, '‹'), press(second, '›'));
  }
}

function wordsOf({ said, result, pays }: SeatsView, seats: readonly SeatView[]): string {
  const nameOfSeat = (at: number | null | undefined): string => seats[at ?? 1]?.name || s('you');
  const what = s(said.key, { name: nameOfSeat(said.seat) });
  if (result === null) return what;
  const winner = seats.findIndex(({ isWinner }) => isWinner);
  const end =
    result === 'lost' ? (winner < 0 ? s('lostAlone') : s('lost', { name: nameOfSeat(winner) })) : s(result, { amount: money(pays) });
  return `${what} ${end}`;
}

function seatElement({ name, faces, isOut, count, isWinner }: SeatView): HTMLElement {
  return el(
    'section',
    { class: 'seat', 'data-out': String(isOut), 'data-winner': String(isWinner) },
    el(
      'h2',
      {},
      el('i', { class: 'face-of', 'aria-hidden': 'true' }, name.slice(0, 1)),
      name,
      el('b', { class: 'count' }, count === null ? '' : String(count)),
    ),
    el('div', { class: 'cards' }, ...faces.map((face) => faceElement(face))),
    ...(isOut ? [el('small', {}, s('out'))] : []),
  );
}

function faceElement(face: Face | null): HTMLElement {
  if (face === null || !('ends' in face)) return cardFace(face);
  const half = (value: number): HTMLElement =>
    el('span', { class: 'half' }, ...(pips[value] ?? []).map((place) => el('i', { class: `dot at${place}` })));
  const [low, high] = face.ends;
  return el('span', { class: low === high ? 'tile double' : 'tile', role: 'img', 'aria-label': nameOf(face) }, half(low), half(high));
}

/** Positions in a three-by-three grid. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

function nameOf(face: Face): string {
  return 'ends' in face ? face.ends.join('–') : cardName(face);
}

function isSame(one: Face, other: Face): boolean {
  return nameOf(one) === nameOf(other);
}
