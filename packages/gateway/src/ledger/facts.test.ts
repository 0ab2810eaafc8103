import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestGateway } from '../../test/test-gateway.ts';
import { actingMember, readSubject, type Actor, type Subject } from './facts.ts';

const { owner } = await openTestGateway();

const actors: readonly Actor[] = [
  'member:7',
  'operator:ana@desk',
  'control',
  'control:::1',
  'job:live-table',
  'provider:bank',
  'aggregator:studio',
  'proof:mail-link',
  'proof:sms-code',
  'gateway',
  'seed',
];

it.each<[Subject, string, string]>([
  ['bet:4', 'bet', '4'],
  ['deposit:2f6e', 'deposit', '2f6e'],
  ['mission:first-spins:2026-03-10', 'mission', 'first-spins'],
  ['mission:a:b:2026-03-10', 'mission', 'a:b'],
  ['round:PT:88:1', 'round', 'PT:88:1'],
  ['vip:7:3', 'vip', '3'],
])('reads %s as the %s %s', async (subject, of, id) => {
  expect(readSubject(subject)).toEqual({ of, id });
  await expect(sql`SELECT ${subject}::subject`.execute(owner)).resolves.toBeDefined();
});

it.each(actors)('the database accepts the actor %s', async (actor) => {
  await expect(sql`SELECT ${actor}::actor`.execute(owner)).resolves.toBeDefined();
});

it('only a member acts as a member', () => {
  expect(actors.map(actingMember)).toEqual(['7', ...actors.slice(1).map(() => null)]);
});

it.each(['', 'demo', 'member:', 'member:demo', 'member 7', 'control 127.0.0.1', 'sweep:points', 'MEMBER:7'])(
  'the database refuses the actor "%s"',
  async (actor) => {
    await expect(sql`SELECT ${actor}::actor`.execute(owner)).rejects.toMatchObject({ code: '23514' });
  },
);

it.each(['', 'PG', 'bet:', 'bet:x', 'bet:1:2', 'mission:first-spins', 'vip:7', 'winner:1', '2f6e'])(
  'the database refuses the subject "%s"',
  async (subject) => {
    await expect(sql`SELECT ${subject}::subject`.execute(owner)).rejects.toMatchObject({ code: '23514' });
  },
);
