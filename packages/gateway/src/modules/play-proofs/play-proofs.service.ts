import { pathOf, type Tree } from '@livery/contract/proofs-merkle';
import { toHex } from '@livery/contract/proofs-play-leaf';
import type { ValueOf } from '@livery/contract/shapes';
import { isDay } from '@livery/contract/zoned-days';
import { AppError } from '#base/app-error.ts';
import { keyOf } from '#base/member-key.ts';
import { networkOf } from '#base/network.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Call, MemberCall } from '#http/route.ts';
import { countUse, defineLimit, refuseFor } from '#limits/rate-counter.ts';
import { presentPerson } from '../team-reports/team-reports.present.ts';
import { findProof, listLeaves, listOwnLeaves, listProofs, listTeamLeaves, type LeafRow, type ProofRow } from './play-proofs.repo.ts';
import { treeOf } from './play-tree.rules.ts';

/** Per network. */
export const proofsLimit = defineLimit({ scope: 'play-proofs', uses: 120, window: 10 * 60_000 });

type Proof = ValueOf<'playProofs'>['items'][number];
type Leaf = ValueOf<'teamProof'>['items'][number];

const presentProof = ({ day, leaves, root }: ProofRow): Proof => ({ day, count: leaves, root });

/** @throws AppError INVALID_REQUEST, RATE_LIMITED */
export async function readProofs({ db, merchant, ip, now, query }: Call<'playProofs'>): Promise<ValueOf<'playProofs'>> {
  requireDay(query.day);
  refuseFor(await countUse(db, { limit: proofsLimit, merchantId: merchant.id, subject: networkOf(ip) }, now));
  const { items, next } = await listProofs(db, merchant.id, query.day, query);
  return { items: items.map(presentProof), next };
}

/** @throws AppError INVALID_REQUEST */
export async function readTeamProof(call: MemberCall<'teamProof'>): Promise<ValueOf<'teamProof'>> {
  const { db, merchant, query } = call;
  requireDay(query.day);
  const proof = await findProof(db, merchant.id, query.day);
  if (proof === null) return { proof: null, items: [], next: null, currency: merchant.currency };
  const rows = await listTeamLeaves(db, keyOf(call), query.day, { after: query.after ?? -1, limit: query.limit + 1 });
  const some = rows.slice(0, query.limit);
  const items = await presentLeaves(db, merchant.id, proof, some, (row) => presentPerson(row).account);
  return {
    proof: presentProof(proof),
    items,
    next: rows.length > query.limit ? (some.at(-1)?.position ?? null) : null,
    currency: merchant.currency,
  };
}

/** @throws AppError INVALID_REQUEST */
export async function readReceipt(call: MemberCall<'playReceipt'>): Promise<ValueOf<'playReceipt'>> {
  const { db, merchant, query } = call;
  requireDay(query.day);
  const proof = await findProof(db, merchant.id, query.day);
  if (proof === null) return { proof: null, items: [], currency: merchant.currency };
  const rows = await listOwnLeaves(db, keyOf(call), query.day);
  const items = await presentLeaves(db, merchant.id, proof, rows, ({ username }) => username);
  return { proof: presentProof(proof), items, currency: merchant.currency };
}

async function presentLeaves(
  db: GatewayDatabase,
  merchantId: number,
  proof: ProofRow,
  rows: readonly LeafRow[],
  accountOf: (row: LeafRow) => string,
): Promise<Leaf[]> {
  if (rows.length === 0) return [];
  const tree = await readTree(db, merchantId, proof);
  return rows.map((row) => ({
    account: accountOf(row),
    member: row.id,
    player: row.pseudonym,
    validStake: row.valid_stake,
    result: row.result,
    position: row.position,
    path: pathOf(tree, row.position).map(toHex),
  }));
}

/** Cache of the trees requested last. Proofs never change, and an agent reads page after page. */
const trees = new Map<string, Tree>();
const mostTrees = 4;

async function readTree(db: GatewayDatabase, merchantId: number, { id, day, root }: ProofRow): Promise<Tree> {
  const key = `${root} ${id}`;
  const known = trees.get(key);
  if (known !== undefined) return known;
  const tree = treeOf(day, await listLeaves(db, merchantId, day));
  trees.set(key, tree);
  for (const oldest of trees.keys()) {
    if (trees.size <= mostTrees) break;
    trees.delete(oldest);
  }
  return tree;
}

function requireDay(day: string | undefined): void {
  if (day !== undefined && !isDay(day)) throw new AppError('INVALID_REQUEST', { fields: { '/day': 'format' } });
}
