import { nothingCarried, type Carried, type WindowTerms } from '@livery/contract/commission-outcome';
import type { Unit } from '../agreements.repo.ts';
import type { Span } from './figures.repo.ts';
import type { MembersAsked, SoFar } from './so-far.repo.ts';

/** The figures that an agreement's terms need of a team in part of a window. */
export function spanOf(
  { memberId, versionId, terms, from, before }: Pick<Unit, 'memberId' | 'versionId' | 'from' | 'before'> & { readonly terms: WindowTerms },
  opening: Carried = nothingCarried,
): Span {
  const { quarantine } = terms.rules;
  return {
    key: versionId,
    agentId: memberId,
    from,
    before,
    until: before,
    early: null,
    known: null,
    knownEarly: null,
    minimumBet: terms.tiers.some(({ minimumActiveMembers }) => minimumActiveMembers > 0) ? terms.minimumBet : null,
    isSplit: terms.tiers.some(({ lostRate }) => lostRate !== null),
    bigWin: quarantine === null ? null : Math.max(1, quarantine.member),
    held: opening.quarantine.map(({ member }) => member),
  };
}

/** Whether the sums need individual members. */
export const asksMembers = ({ minimumBet, bigWin }: Span): boolean => minimumBet !== null || bigWin !== null;

export const membersAsked = ({ key, from, minimumBet, bigWin }: Span): MembersAsked => ({ versionId: key, from, minimumBet, bigWin });

/** Uses the latest stored sums of the start of the range that also cover the early instant. */
export function beginAt(span: Span, early: Date, kept: readonly SoFar[]): Span {
  if (early <= span.from) return { ...span, early, known: kept[0] ?? null };
  const knownEarly = kept.find(({ upTo }) => upTo.getTime() === early.getTime()) ?? null;
  const known = knownEarly === null ? kept.find(({ upTo }) => upTo < early) : kept[0];
  return { ...span, early, known: known ?? null, knownEarly };
}
