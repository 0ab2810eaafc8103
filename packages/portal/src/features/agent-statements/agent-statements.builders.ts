import { canonicalJson } from '@livery/contract/canonical-json';
import { growTree, pathOf, rootOf, type Hash } from '@livery/contract/proofs-merkle';
import { leafBytes, toHex } from '@livery/contract/proofs-play-leaf';
import { addUp, totalOf, type Statement, type StatementEntry } from '@livery/contract/proofs-statement';
import type { ListedStatement, PlayLeaf, PlayProof } from './agent-statements.reads.ts';

const entries: readonly StatementEntry[] = [
  { line: 71, kind: 'due', at: '2026-05-17T03:00:00.000Z', amount: 250_000 },
  { line: 71, kind: 'adjusted', at: '2026-05-17T03:00:00.000Z', amount: -24_000 },
  { line: 71, kind: 'paid', at: '2026-05-17T03:15:00.000Z', amount: 60_000 },
];

export function aStatement(changes: Partial<Statement> = {}): Statement {
  const contracts = changes.contracts ?? [{ agreement: 12, kind: 'daily', side: 'downline', ...addUp(1_000, entries), entries }];
  return {
    version: 1,
    number: 41,
    merchant: 'ALPHA',
    agent: 'agent2',
    kind: 'window',
    from: '2026-05-16T03:00:00.000Z',
    before: '2026-05-17T03:00:00.000Z',
    zone: 'America/Sao_Paulo',
    currency: 'BRL',
    issuedAt: '2026-05-17T03:16:00.000Z',
    position: 3,
    previous: 'b'.repeat(64),
    contracts,
    totals: totalOf(contracts),
    ...changes,
  };
}

export const bytesOf = (statement: Statement): Uint8Array<ArrayBuffer> => new TextEncoder().encode(canonicalJson(statement));

export function aListed(changes: Partial<ListedStatement> = {}): ListedStatement {
  const { number, kind, from, before, position, totals } = aStatement();
  return { number, kind, agreement: 12, agreementKind: 'daily', from, before, position, hash: 'a'.repeat(64), ...totals, ...changes };
}

/** A published day of players, each with its position. */
export function aProvenDay(hash: Hash, players: readonly Pick<PlayLeaf, 'account' | 'player' | 'validStake' | 'result'>[]) {
  const day = '2026-05-16';
  const tree = growTree(
    players.map(({ player, validStake, result }) => leafBytes({ day, player, validStake, result })),
    hash,
  );
  const proof: PlayProof = { day, count: players.length, root: toHex(rootOf(tree)) };
  const leaves = players.map((player, position): PlayLeaf => ({
    ...player,
    member: position + 1,
    position,
    path: pathOf(tree, position).map(toHex),
  }));
  return { proof, leaves };
}
