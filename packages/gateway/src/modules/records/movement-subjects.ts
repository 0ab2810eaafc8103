import type { Movement } from '@livery/contract/shapes';
import type { GatewayDatabase } from '../../database/schema.ts';
import { inLanguage } from '../../server/texts.ts';
import '../missions/missions.tables.ts';
import '../points/points.tables.ts';
import { maskName } from '../profile/mask.ts';
import '../rewards/rewards.tables.ts';
import '../rollover/rollover.tables.ts';
import { readVendorNames } from '../transfers/transfers.repo.ts';
import '../vip/vip.tables.ts';
import type { MovementRow } from './movements.repo.ts';

export type About = NonNullable<Movement['about']>;
type Told = Pick<MovementRow, 'kind' | 'actor' | 'reference' | 'amount'>;

interface Whose {
  readonly merchantId: number;
  readonly memberId: number;
  readonly language: string;
}

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

/** A reference is text that somebody wrote: what is no number names nothing here. Zero is nobody's, and keeps the list from being empty. */
const numbersOf = (ids: readonly string[]): number[] => [0, ...ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number)];

/** A mission is named with the day on which its period began, a level with its member. */
const codeOf = (mission: string): string => mission.slice(0, mission.lastIndexOf(':'));
const levelOf = (vip: string): string => vip.slice(vip.lastIndexOf(':') + 1);

/** What bonuses were given for. */
async function originsOf(db: GatewayDatabase, { memberId }: Whose, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('bonus')
    .innerJoin('txn', 'txn.id', 'bonus.grant_txn')
    .select(['bonus.id', 'txn.reference'])
    .where('bonus.member_id', '=', memberId)
    .where('bonus.id', 'in', numbersOf(ids))
    .execute();
  return new Map(rows.map(({ id, reference }) => [String(id), reference]));
}

async function missionTitles(db: GatewayDatabase, { merchantId, language }: Whose, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('mission')
    .select(['code', 'titles'])
    .where('merchant_id', '=', merchantId)
    .where('code', 'in', [...codes])
    .execute();
  return new Map(rows.map(({ code, titles }) => [code, inLanguage(titles, language)]));
}

async function rewardTitles(db: GatewayDatabase, { memberId, language }: Whose, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('reward')
    .select(['id', 'titles'])
    .where('member_id', '=', memberId)
    .where('id', 'in', numbersOf(ids))
    .execute();
  return new Map(rows.map(({ id, titles }) => [String(id), inLanguage(titles, language)]));
}

async function redemptionTitles(db: GatewayDatabase, { memberId, language }: Whose, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('point_redemption')
    .select(['id', 'titles'])
    .where('member_id', '=', memberId)
    .where('id', 'in', numbersOf(ids))
    .execute();
  return new Map(rows.map(({ id, titles }) => [String(id), inLanguage(titles, language)]));
}

async function levelTitles(db: GatewayDatabase, { merchantId, language }: Whose, levels: readonly string[]) {
  if (levels.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('vip_level')
    .select(['level', 'titles'])
    .where('merchant_id', '=', merchantId)
    .where('level', 'in', numbersOf(levels))
    .execute();
  return new Map(rows.map(({ level, titles }) => [String(level), inLanguage(titles, language)]));
}

async function memberNames(db: GatewayDatabase, { merchantId }: Whose, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('member')
    .select(['id', 'nickname'])
    .where('merchant_id', '=', merchantId)
    .where('id', 'in', numbersOf(ids))
    .execute();
  return new Map(rows.map(({ id, nickname }) => [String(id), maskName(nickname)]));
}
