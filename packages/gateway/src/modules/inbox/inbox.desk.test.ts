import type { ControlValueOf } from '@livery/contract/control/shapes';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { until } from '../../../test/test-fleet.ts';
import { startWorker } from '#jobs/worker.ts';

const gateway = await openTestGateway();
beforeEach(() => gateway.control('reset'));

const letter = {
  topic: 'news',
  title: { en: 'New games', pt: 'Jogos novos' },
  body: { en: 'Find {them} below.', pt: 'Veja {eles} abaixo.' },
  link: '/promotions',
};
const write = (order: object) => gateway.control('writeLetter', order);
const mailings = async () =>
  ((await gateway.control('mailings')).json() as { value: { items: ControlValueOf<'mailings'>['items'] } }).value.items;
const acts = () => gateway.owner.selectFrom('audit_log').select(['act', 'subject', 'details']).orderBy('id', 'desc').limit(1).execute();
const inboxOf = async (account: string) => {
  const { envelope } = await gateway.call('letters', { token: await gateway.logIn(account), query: { limit: 50, language: 'en' } });
  return envelope.value['items'] as { title: string; excerpt: string }[];
};

describe('a letter from the desk', () => {
  it('reaches one account as written, and is recorded in the audit log', async () => {
    const before = await inboxOf('marina');
    expect((await write({ ...letter, account: 'lucas' })).statusCode).toBe(200);
    expect((await inboxOf('lucas'))[0]).toMatchObject({ title: 'New games', excerpt: 'Find {them} below.' });
    expect(await inboxOf('marina')).toEqual(before);
    expect(await acts()).toEqual([{ act: 'letter.send', subject: 'lucas', details: { title: 'New games' } }]);
  });

  it('reaches everyone with an inbox once, even when the job is interrupted repeatedly', async () => {
    expect((await write(letter)).statusCode).toBe(200);
    expect(await acts()).toMatchObject([{ act: 'letter.sendAll', subject: 'ALPHA' }]);
    expect(await mailings()).toMatchObject([{ title: 'New games', reached: 0, isDone: false }]);
    const log = { error: () => {}, warn: () => {} };
    const workers = [1, 2].map(() => startWorker({ platform: gateway.platform, databaseUrl: gateway.databaseUrl, log, lookEvery: 20 }));
    await until(async () => (await mailings())[0]?.isDone === true, 'everybody has it');
    for (const worker of await Promise.all(workers)) await worker.stop();
    const receivers = await gateway.owner
      .selectFrom('letter')
      .innerJoin('member', 'member.id', 'letter.member_id')
      .innerJoin('merchant', 'merchant.id', 'letter.merchant_id')
      .select(['merchant.code', 'username', 'type', 'state'])
      .where(sql<string>`titles ->> 'en'`, '=', 'New games')
      .execute();
    const active = await gateway.owner
      .selectFrom('member')
      .innerJoin('merchant', 'merchant.id', 'member.merchant_id')
      .select('username')
      .where('code', '=', 'ALPHA')
      .where('state', '=', 'active')
      .where('type', '!=', 4)
      .execute();
    expect(receivers.map(({ username }) => username).toSorted()).toEqual(active.map(({ username }) => username).toSorted());
    expect(receivers.every(({ code }) => code === 'ALPHA')).toBe(true);
    expect(await mailings()).toMatchObject([{ reached: active.length }]);
  });

  it.each([
    [{ account: 'nobody' }, 404],
    [{ link: 'https://evil.example' }, 400],
    [{ link: '//evil.example' }, 400],
    [{ title: { en: 'Only one language' } }, 400],
    [{ topic: 'love' }, 400],
  ])('is refused with %j, and nothing is written', async (change, status) => {
    const [before] = await acts();
    expect((await write({ ...letter, ...change })).statusCode).toBe(status);
    expect(await acts()).toEqual([before]);
  });
});
