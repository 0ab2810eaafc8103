import { beforeEach, describe, expect, it } from 'vitest';
import type { ValueOf } from '@livery/contract/shapes';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { call, control } = gateway;

beforeEach(async () => {
  await control('reset');
});

type Items = ValueOf<'agentNotices'>['items'];
const list = async (token: string, language = 'en') =>
  (await call('agentNotices', { token, query: { language } })).envelope.value['items'] as unknown as Items;
const read = (token: string, ids: unknown) => call('readAgentNotices', { token, body: { ids } });

describe('announcements for agents', () => {
  it('are sent to agents in their language, newest first, and to no one else', async () => {
    const agent = await gateway.logIn('agent');
    const items = await list(agent);
    expect(items.map(({ id }) => id)).toEqual([401, 402, 403, 404]);
    expect(items[2]).toMatchObject({ title: 'Talk to Alpha from Monday to Friday', isRead: false });
    expect((await list(agent, 'pt'))[2]?.title).toBe('Fale com o Alpha de segunda a sexta');
    const codes = await Promise.all(
      [undefined, await gateway.logIn('demo'), await gateway.logIn('trial')].map(
        async (token) => (await call('agentNotices', token === undefined ? {} : { token })).envelope.value['code'],
      ),
    );
    expect(codes).toEqual(['NOT_LOGGED_IN', 'FORBIDDEN', 'TRIAL_REFUSED']);
    const { envelope } = await call('announcements', { query: { types: 'PL,PU', platform: 'W', execution: 'A', language: 'en' } });
    expect(JSON.stringify(envelope.value)).not.toContain(items[0]?.title);
  });

  it('stay read on every device of the agent who read them, and for no other agent', async () => {
    const [agent, other] = [await gateway.logIn('agent'), await gateway.logIn('agent41')];
    expect((await read(agent, [402, 403])).envelope.value).toEqual({ unread: 2 });
    const again = await list(await gateway.logIn('agent'));
    expect(again.flatMap(({ id, isRead }) => (isRead ? [id] : []))).toEqual([402, 403]);
    expect((await list(other)).some(({ isRead }) => isRead)).toBe(false);
  });

  it('are marked read on the agent’s other open pages once', async () => {
    const agent = await gateway.logIn('agent');
    const told = () => gateway.owner.selectFrom('member_event').select('topic').where('topic', '=', 'notices').execute();
    await gateway.owner.deleteFrom('member_event').execute();
    await read(agent, [402]);
    expect(await told()).toHaveLength(1);
    await read(agent, [402]);
    expect(await told()).toHaveLength(1);
  });

  it('count as read once, even when read many times at once', async () => {
    const agent = await gateway.logIn('agent');
    const answers = await Promise.all(Array.from({ length: 8 }, () => read(agent, [401, 402, 403, 404])));
    expect(answers.map(({ envelope }) => envelope.value)).toEqual(answers.map(() => ({ unread: 0 })));
    expect(await gateway.owner.selectFrom('announcement_reading').selectAll().execute()).toHaveLength(4);
  });

  it('ignore ids of other announcements, and refuse a body without a list of ids', async () => {
    const agent = await gateway.logIn('agent');
    expect((await read(agent, [201, 999_999, 9_007_199_254_740_991])).envelope.value).toEqual({ unread: 4 });
    for (const ids of [[], [0], ['401'], [1.5], Array.from({ length: 101 }, (_, index) => index + 1), null])
      expect((await read(agent, ids)).status, JSON.stringify(ids)).toBe(400);
  });

  it('of one merchant do not appear at another', async () => {
    const [alpha, beta] = [await gateway.logIn('agent'), await gateway.logIn('agent', 'BETA')];
    await read(alpha, [401]);
    const { envelope } = await call('agentNotices', { token: beta, merchant: 'BETA', query: { language: 'en' } });
    expect(envelope.value['items']).toContainEqual(
      expect.objectContaining({ id: 403, title: 'Talk to Beta from Monday to Friday', isRead: false }),
    );
    expect(JSON.stringify(envelope.value)).not.toContain('"isRead":true');
  });
});
