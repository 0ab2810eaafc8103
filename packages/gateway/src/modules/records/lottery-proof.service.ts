import type { PlayedRound } from '@livery/contract/shapes';
import { kindOf } from '@livery/lottery/kinds/kinds';
import type { Kind } from '@livery/lottery/model/kind';
import { outcomesOf } from '@livery/lottery/model/mask';
import type { GatewayDatabase } from '#database/schema.ts';
import { commitmentTo } from '#base/committed-seed.ts';
import { inLanguage, type Texts } from '#base/texts.ts';
import { lotteryKindOf } from '../catalogue/lottery-kind.rules.ts';
import { maskOfBits } from '../lottery/tickets/selection.rules.ts';
import { findTicketOfBet } from '../lottery/tickets/ticket.repo.ts';

type Proof = NonNullable<PlayedRound['proof']>;

/**
 * The basis of a lottery bet: its lines, and the seed that its draw was committed to. The lottery's archive proves the
 * draw itself (docs/lottery-draws.md), so no draws are listed here. Null for a bet that is not a ticket.
 */
export async function proofOfTicket(
  db: GatewayDatabase,
  bet: { readonly id: number; readonly model: string | null; readonly memberId: number },
  language: string,
): Promise<Proof | null> {
  const code = lotteryKindOf(bet.model);
  const ticket = code === null ? null : await findTicketOfBet(db, bet.memberId, bet.id);
  if (code === null || ticket === null) return null;
  const { seed, signature, round, numbers } = ticket;
  const kind = kindOf(code);
  const fact = (name: Texts, value: string) => ({ name: inLanguage(name, language), value });
  return {
    commitment: commitmentTo(seed),
    serverSeed: numbers === null ? null : seed.toString('hex'),
    clientSeed: signature?.toString('hex') ?? '',
    nonce: round,
    draws: [],
    facts: [
      fact(names.issue, ticket.number),
      fact(names.picks, picksOf(kind, ticket)),
      fact(names.lines, String(ticket.lines)),
      ...(numbers === null ? [] : [fact(names.numbers, kind.labelsOf(numbers).join(' '))]),
    ],
  };
}

/** The outcomes of each slot, as written on a slip. */
function picksOf(kind: Kind, { play: code, slots }: { readonly play: string; readonly slots: readonly string[] }): string {
  const play = kind.plays.find((each) => each.code === code);
  const chosen = slots.map((bits, place) => outcomesOf(maskOfBits(bits)).map((outcome) => play?.slots[place]?.labels[outcome] ?? ''));
  return chosen.map((labels) => labels.join(' ') || '–').join(' | ');
}

const names = {
  issue: { en: 'Draw', pt: 'Sorteio' },
  picks: { en: 'Your picks', pt: 'Seus números' },
  lines: { en: 'Lines', pt: 'Linhas' },
  numbers: { en: 'Result', pt: 'Resultado' },
} satisfies Record<string, Texts>;
