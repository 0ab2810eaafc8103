import { randomInt } from 'node:crypto';
import { draw, happens, pick, type Card } from '../chance.ts';
import type { PlayKind, TableKind, TableOutcome } from '../wire.ts';
import { isRed, wheelSegments } from './wheels.ts';

/** The payout per unit on each spot, stake included, in hundredths. A spot not listed loses. */
type Paid = Readonly<Record<string, number>>;

interface Resolved {
  readonly outcome: TableOutcome;
  readonly paid: Paid;
}

const tables: Readonly<Record<TableKind, () => Resolved>> = {
  roulette: () => {
    const at = randomInt(37);
    const outside: Paid =
      at === 0
        ? {}
        : {
            [isRed(at) ? 'red' : 'black']: 200,
            [at % 2 === 0 ? 'even' : 'odd']: 200,
            [at <= 18 ? 'low' : 'high']: 200,
            [`d${Math.ceil(at / 12)}`]: 300,
          };
    return { outcome: { kind: 'roulette', at }, paid: { ...outside, [`n${at}`]: 3_600 } };
  },
  wheel: () => {
    const at = randomInt(wheelSegments.length);
    const worth = wheelSegments[at] ?? 1;
    return { outcome: { kind: 'wheel', at }, paid: { [`x${worth}`]: (worth + 1) * 100 } };
  },
  dice: () => {
    const dice = [randomInt(1, 7), randomInt(1, 7), randomInt(1, 7)] as const;
    const sum = dice[0] + dice[1] + dice[2];
    if (dice[0] === dice[1] && dice[1] === dice[2]) return { outcome: { kind: 'dice', dice }, paid: { triple: 3_100 } };
    return { outcome: { kind: 'dice', dice }, paid: { [sum <= 10 ? 'small' : 'big']: 200, [sum % 2 === 0 ? 'even' : 'odd']: 200 } };
  },
  baccarat: () => {
    const { player, banker } = dealBaccarat();
    const [own, other] = [pointsOf(player), pointsOf(banker)];
    const paid: Paid = own > other ? { player: 200 } : own < other ? { banker: 195 } : { tie: 900, player: 100, banker: 100 };
    return { outcome: { kind: 'baccarat', player, banker }, paid };
  },
  duel: () => {
    const winner = happens(0.06) ? 'draw' : pick(['red', 'blue'] as const);
    const blows = Array.from({ length: 7 }, () => randomInt(8, 24));
    return { outcome: { kind: 'duel', winner, blows }, paid: { [winner]: winner === 'draw' ? 1_500 : 200 } };
  },
};

export function isTable(kind: PlayKind): kind is TableKind {
  return Object.hasOwn(tables, kind);
}

/** The spots that accept stakes. */
export function hasSpot(kind: TableKind, spot: string): boolean {
  if (kind === 'roulette') return /^(?:red|black|even|odd|low|high|d[123]|n(?:\d|[12]\d|3[0-6]))$/.test(spot);
  if (kind === 'wheel') return wheelSegments.some((worth) => spot === `x${worth}`);
  return { dice: ['small', 'big', 'even', 'odd', 'triple'], baccarat: ['player', 'tie', 'banker'], duel: ['red', 'draw', 'blue'] }[
    kind
  ].includes(spot);
}

/** A table's round: result, winning spots and total payout. */
export function playTable(
  kind: TableKind,
  stakes: Readonly<Record<string, number>>,
): { outcome: TableOutcome; won: string[]; pays: number } {
  const { outcome, paid } = tables[kind]();
  const won = Object.keys(stakes).filter((spot) => (paid[spot] ?? 0) > 100);
  const pays = Object.entries(stakes).reduce((sum, [spot, stake]) => sum + Math.floor((stake * (paid[spot] ?? 0)) / 100), 0);
  return { outcome, won, pays };
}

const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, { rank }) => sum + (rank < 10 ? rank : 0), 0) % 10;

/** Punto banco, including its third-card rule. */
function dealBaccarat(): { player: Card[]; banker: Card[] } {
  const [player, banker] = [
    [draw(), draw()],
    [draw(), draw()],
  ];
  if (pointsOf(player) >= 8 || pointsOf(banker) >= 8) return { player, banker };
  const third = pointsOf(player) <= 5 ? draw() : null;
  if (third !== null) player.push(third);
  const own = pointsOf(banker);
  const seen = third === null ? null : third.rank < 10 ? third.rank : 0;
  const draws =
    seen === null ? own <= 5 : own <= 2 || (own === 3 && seen !== 8) || (own <= 6 && own >= 4 && seen <= 7 && seen >= 2 * (own - 3));
  if (draws) banker.push(draw());
  return { player, banker };
}
