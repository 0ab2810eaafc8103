import type { Movement } from '@livery/contract/shapes';
import type { GatewayDatabase } from '../../database/schema.ts';
import { readVendorNames } from '../transfers/transfers.repo.ts';
import type { MovementRow } from './movements.repo.ts';
import { levelTitles, memberNames, missionTitles, originsOf, redemptionTitles, rewardTitles, type Whose } from './subjects.repo.ts';

export type About = NonNullable<Movement['about']>;
type Told = Pick<MovementRow, 'kind' | 'actor' | 'reference' | 'amount'>;

/** What movements belong to, told as their member may know it: looked up at once, a query for each kind of thing that there is. */
export async function findSubjects(db: GatewayDatabase, whose: Whose, rows: readonly Told[]): Promise<(row: Told) => About | null> {
  const origins = await originsOf(
    db,
    whose,
    idsOf(
      rows.map(({ reference }) => reference),
      'bonus',
    ),
  );
  const originOf = ({ reference }: Told) => origins.get(idIn(reference, 'bonus') ?? '') ?? reference;
  const references = rows.map(originOf);
  const [missions, rewards, redemptions, levels, vendors, members] = await Promise.all([
    missionTitles(db, whose, idsOf(references, 'mission').map(codeOf)),
    rewardTitles(db, whose, idsOf(references, 'reward')),
    redemptionTitles(db, whose, idsOf(references, 'redemption')),
    levelTitles(db, whose, idsOf(references, 'vip').map(levelOf)),
    readVendorNames(db, [...new Set(rows.filter(isAtVendor).flatMap(({ reference }) => reference ?? []))]),
    memberNames(db, whose, [...new Set(rows.flatMap((row) => otherMember(row) ?? []))]),
  ]);
  const named = (of: About['of'], name: string | undefined): About => ({ of, id: null, name: name ?? null });
  return (row) => {
    // Its page calls it by the beginning of its id.
    if (row.kind === 'deposit') return { of: 'deposit', id: row.reference, name: row.reference?.slice(0, 8).toUpperCase() ?? null };
    if (isAtVendor(row)) return named('vendor', vendors.get(row.reference ?? ''));
    const other = otherMember(row);
    if (other !== null) return named(row.amount < 0 ? 'upline' : 'downline', members.get(other));
    const [kind = '', id = ''] = /^([a-z]+):(.+)$/.exec(originOf(row) ?? '')?.slice(1) ?? [];
    switch (kind) {
      case 'withdrawal':
        return { of: 'withdrawal', id, name: null };
      case 'mission':
        return named('mission', missions.get(codeOf(id)));
      case 'reward':
        return named('reward', rewards.get(id));
      case 'redemption':
        return named('redemption', redemptions.get(id));
      case 'vip':
        return named('vip', levels.get(levelOf(id)));
      case 'bonus':
        return named('bonus', undefined);
      default:
        return null;
    }
  };
}

const isAtVendor = ({ kind }: Told): boolean => kind === 'transferIn' || kind === 'transferOut';

/** Who is at the other end of a transfer between members: it is the sender who acts, and the receiver whom it is about. */
function otherMember({ kind, actor, reference, amount }: Told): string | null {
  return kind === 'transferUpline' ? idIn(amount < 0 ? reference : actor, 'member') : null;
}

function idIn(reference: string | null, kind: string): string | null {
  return reference?.startsWith(`${kind}:`) === true ? reference.slice(kind.length + 1) : null;
}

function idsOf(references: readonly (string | null)[], kind: string): string[] {
  return [...new Set(references.flatMap((reference) => idIn(reference, kind) ?? []))];
}

/** A mission is named with the day on which its period began, a level with its member. */
const codeOf = (mission: string): string => mission.slice(0, mission.lastIndexOf(':'));
const levelOf = (vip: string): string => vip.slice(vip.lastIndexOf(':') + 1);
