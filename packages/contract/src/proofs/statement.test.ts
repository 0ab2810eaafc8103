import { expect, it } from 'vitest';
import { canonicalJson } from '../rules/canonical-json.ts';
import { addUp, isAddedUp, readStatement, totalOf, type Statement, type StatementContract } from './statement.ts';

const entries = [
  { line: 7, kind: 'due', at: '2026-07-02T03:00:00.000Z', amount: 1_000 },
  { line: 7, kind: 'adjusted', at: '2026-07-02T03:00:00.000Z', amount: -240 },
  { line: 5, kind: 'waived', at: '2026-07-02T04:00:00.000Z', amount: -60 },
  { line: 7, kind: 'paid', at: '2026-07-02T03:15:00.000Z', amount: 500 },
] as const;
const own: StatementContract = { agreement: 3, kind: 'daily', side: 'downline', ...addUp(100, entries), entries };
const owed: StatementContract = {
  agreement: 4,
  kind: 'dividend',
  side: 'upline',
  opening: 0,
  lines: -70,
  adjustments: 0,
  paid: -50,
  closing: -20,
  entries: null,
};
const statement: Statement = {
  version: 1,
  number: 12,
  merchant: 'ALPHA',
  agent: 'agent',
  kind: 'window',
  from: '2026-07-01T03:00:00.000Z',
  before: '2026-07-02T03:00:00.000Z',
  zone: 'America/Sao_Paulo',
  currency: 'BRL',
  issuedAt: '2026-07-02T03:16:00.000Z',
  position: 2,
  previous: 'a'.repeat(64),
  contracts: [own, owed],
  totals: totalOf([own, owed]),
};

it('closes with opening plus lines plus adjustments less payments', () => {
  expect(own).toMatchObject({ opening: 100, lines: 1_000, adjustments: -300, paid: 500, closing: 300 });
  expect(statement.totals).toEqual({ opening: 100, lines: 930, adjustments: -300, paid: 450, closing: 280 });
  expect(isAddedUp(statement)).toBe(true);
});

it.each([
  ['an entry', { contracts: [{ ...own, entries: entries.slice(1) }, owed] }],
  ['a closing', { contracts: [own, { ...owed, closing: 0 }] }],
  ['a total', { totals: { ...statement.totals, paid: 451 } }],
])('does not add up after a change of %s', (_, change) => {
  expect(isAddedUp({ ...statement, ...change })).toBe(false);
});

it('is read only from its canonical text', () => {
  const text = canonicalJson(statement);
  expect(readStatement(text)).toEqual(statement);
  for (const other of [
    '',
    'null',
    '[]',
    '{"version":1}',
    text.slice(1),
    text.replace('"version":1', '"version":2'),
    text.replace('-240', '"x"'),
  ])
    expect(readStatement(other)).toBeNull();
});
