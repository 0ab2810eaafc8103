import type { Movement } from '@livery/contract/shapes';
import type { GatewayDatabase } from '#database/schema.ts';
import { actingMember, readSubject, type Subject, type SubjectParts } from '#ledger/facts.ts';
import { readVendorNames } from '../transfers/transfers.repo.ts';
import type { MovementRow } from './movements.repo.ts';
import { levelTitles, memberNames, missionTitles, originsOf, redemptionTitles, rewardTitles, type Whose } from './subjects.repo.ts';

export type About = NonNullable<Movement['about']>;
type Told = Pick<MovementRow, 'kind' | 'actor' | 'subject' | 'amount'>;

/** The subjects of movements, as the member may see them. One query per kind of subject. */
export async function findSubjects(db: GatewayDatabase, whose: Whose, rows: readonly Told[]): Promise<(row: Told) => About | null> {
  const own = rows.flatMap(({ subject }) => partsOf(subject) ?? []);
  const origins = await originsOf(db, whose, idsOf(own, 'bonus'));
  const originOf = (row: Told): SubjectParts | null => {
    const parts = partsOf(row.subject);
    return parts?.of === 'bonus' ? (partsOf(origins.get(parts.id) ?? null) ?? parts) : parts;
  };
  const all = rows.flatMap((row) => originOf(row) ?? []);
  const [missions, rewards, redemptions, levels, vendors, members] = await Promise.all([
    missionTitles(db, whose, idsOf(all, 'mission')),
    rewardTitles(db, whose, idsOf(all, 'reward')),
    redemptionTitles(db, whose, idsOf(all, 'redemption')),
    levelTitles(db, whose, idsOf(all, 'vip')),
    readVendorNames(db, idsOf(all, 'vendor')),
    memberNames(db, whose, [...new Set(rows.flatMap((row) => otherMember(row) ?? []))]),
  ]);
  const named = (of: About['of'], name: string | undefined): About => ({ of, id: null, name: name ?? null });
  return (row) => {
    const other = otherMember(row);
    if (other !== null) return named((row.kind === 'transferUpline') === row.amount < 0 ? 'upline' : 'downline', members.get(other));
    const origin = originOf(row);
    switch (origin?.of) {
      case 'deposit':
        // Its page identifies it by the beginning of its id.
        return { of: 'deposit', id: origin.id, name: origin.id.slice(0, 8).toUpperCase() };
      case 'withdrawal':
        return { of: 'withdrawal', id: origin.id, name: null };
      case 'vendor':
        return named('vendor', vendors.get(origin.id));
      case 'mission':
        return named('mission', missions.get(origin.id));
      case 'reward':
        return named('reward', rewards.get(origin.id));
      case 'redemption':
        return named('redemption', redemptions.get(origin.id));
      case 'vip':
        return named('vip', levels.get(origin.id));
      case 'bonus':
        return named('bonus', undefined);
      default:
        return null;
    }
  };
}

const partsOf = (subject: Subject | null): SubjectParts | null => (subject === null ? null : readSubject(subject));

/** The other party of a transfer between members. The sender is its actor, and the receiver its subject. */
function otherMember({ kind, actor, subject, amount }: Told): string | null {
  if (kind !== 'transferUpline' && kind !== 'transferDownline') return null;
  return amount < 0 ? (partsOf(subject)?.id ?? null) : actingMember(actor);
}

function idsOf(subjects: readonly SubjectParts[], kind: SubjectParts['of']): string[] {
  return [...new Set(subjects.flatMap(({ of, id }) => (of === kind ? [id] : [])))];
}
