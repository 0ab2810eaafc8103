import { expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();

it('a demo site has house contracts, one contract below them, and an open offer', async () => {
  const list = async (account: string, of: 'own' | 'team') => {
    const { envelope } = await gateway.call('agreements', { token: await gateway.logIn(account), query: { of, limit: 10 } });
    return (envelope.value['items'] as { kind: string; state: string; version: number | null; startsAt: string }[]).map(
      ({ kind, state, version, startsAt }) => [kind, state, version, startsAt !== null && startsAt <= new Date().toISOString()],
    );
  };
  expect(await list('agent', 'own')).toEqual([
    ['daily', 'active', 1, true],
    ['dividend', 'active', 1, true],
  ]);
  const below = [
    ['dividend', 'requested', null, false],
    ['daily', 'active', 1, true],
  ];
  expect(await list('agent', 'team')).toEqual(below);
  expect(await list('agent41', 'own')).toEqual(below);
});
