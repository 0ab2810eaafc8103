import type { ValueOf } from '@livery/contract/shapes';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { tellMember } from '#push/tell-member.ts';
import { findMember } from '../member/member.repo.ts';
import { fillText, type LetterText } from './letter-text.rules.ts';
import { sendLetter } from './send-letter.action.ts';

const gateway = await openTestGateway();
const alpha = gateway.platform.merchants.all().find(({ code }) => code === 'ALPHA')?.id ?? 0;
beforeEach(() => gateway.control('reset'));

const paid: LetterText = {
  title: { en: '{amount} is on its way', pt: '{amount} está a caminho' },
  body: { en: 'Number {number}.\n\nThanks.', pt: 'Número {number}.\n\nObrigado.' },
};

async function send(account = 'lucas', link?: string): Promise<void> {
  const { tenants, clock } = gateway.platform;
  const member = await findMember(tenants.of(alpha), alpha, account);
  await tenants.transaction(alpha, (trx) =>
    sendLetter(trx, {
      merchantId: alpha,
      memberId: member?.id ?? 0,
      topic: 'withdrawal',
      text: paid,
      parameters: { amount: { amount: 123_450, unit: 'BRL' }, number: 7 },
      ...(link === undefined ? {} : { link }),
      at: clock.now(),
    }),
  );
}

async function list(token: string, query: Record<string, string | number> = {}): Promise<ValueOf<'letters'>> {
  const { envelope, status } = await gateway.call('letters', { token, query: { limit: 50, language: 'en', ...query } });
  expect(status).toBe(200);
  return envelope.value as ValueOf<'letters'>;
}

const counts = async (token: string) => (await gateway.call('unreadCount', { token })).envelope.value;

describe('a letter', () => {
  it('reaches only its member, in the requested language, with amounts formatted for it', async () => {
    const [lucas, marina] = [await gateway.logIn('lucas'), await gateway.logIn('marina')];
    const before = (await list(marina)).items.length;
    await send('lucas', '/member/withdraw');
    const [head] = (await list(lucas)).items;
    expect(head).toMatchObject({ title: 'R$ 1,234.50 is on its way', excerpt: 'Number 7. Thanks.', topic: 'withdrawal', isRead: false });
    const { envelope } = await gateway.call('letter', { token: lucas, query: { id: head?.id ?? '', language: 'pt' } });
    expect(envelope.value).toMatchObject({ title: 'R$ 1.234,50 está a caminho', body: 'Número 7.\n\nObrigado.', link: '/member/withdraw' });
    expect((await list(marina)).items).toHaveLength(before);
    expect((await gateway.call('letter', { token: marina, query: { id: head?.id ?? '' } })).status).toBe(404);
  });

  it('is not sent with an unfilled placeholder', async () => {
    const { tenants, clock } = gateway.platform;
    const member = await findMember(tenants.of(alpha), alpha, 'lucas');
    const letter = { merchantId: alpha, memberId: member?.id ?? 0, topic: 'news', text: paid, parameters: {}, at: clock.now() } as const;
    await expect(tenants.transaction(alpha, (trx) => sendLetter(trx, letter))).rejects.toThrow('{amount}');
    expect((await list(await gateway.logIn('lucas'))).items).toEqual([]);
  });

  it('links only into the portal', async () => {
    await expect(send('lucas', '//evil.example')).rejects.toThrow('letter_link_check');
    await expect(send('lucas', 'https://evil.example')).rejects.toThrow('letter_link_check');
  });

  it('fills every placeholder with the value it is given', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), (name, amount) => {
        const filled = fillText({ en: '{name}|{amount}', pt: '{name}' }, { name, amount: { amount, unit: 'BRL' } });
        expect(filled.pt).toBe(name);
        expect(filled.en.startsWith(`${name}|R$ `)).toBe(true);
      }),
    );
  });
});

describe('the inbox', () => {
  it('is paged, newest first, each letter once', async () => {
    const token = await gateway.logIn('lucas');
    for (let sent = 0; sent < 5; sent += 1) await send();
    const first = await list(token, { limit: 2 });
    await send();
    const second = await list(token, { limit: 2, after: first.next ?? '' });
    const third = await list(token, { limit: 2, after: second.next ?? '' });
    const ids = [...first.items, ...second.items, ...third.items].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => Number(b) - Number(a)));
    expect([new Set(ids).size, third.next]).toEqual([5, null]);
  });

  it('counts unread letters, for its member only [wire-csp-unreadcount]', async () => {
    const [lucas, marina] = [await gateway.logIn('lucas'), await gateway.logIn('marina')];
    const { unread } = await counts(marina);
    await send();
    await send();
    expect(await counts(lucas)).toEqual({
      unread: 2,
      rewards: expect.any(Number),
      missions: expect.any(Number),
      claimable: expect.any(Number),
    });
    expect((await counts(marina))['unread']).toBe(unread);
    expect((await gateway.call('unreadCount')).status).toBe(401);
  });

  it('marks letters read one by one, once each', async () => {
    const token = await gateway.logIn('lucas');
    await send();
    await send();
    const [newest] = (await list(token)).items;
    const read = () => gateway.call('readLetters', { token, body: { ids: [newest?.id] } });
    expect((await read()).envelope.value).toMatchObject({ changed: 1, counts: { unread: 1 } });
    expect((await read()).envelope.value).toMatchObject({ changed: 0, counts: { unread: 1 } });
    expect((await list(token, { state: 'unread' })).items).toHaveLength(1);
    expect((await list(token, { state: 'read' })).items.map(({ id }) => id)).toEqual([newest?.id]);
  });

  it('is marked read and emptied up to a letter, and never beyond', async () => {
    const token = await gateway.logIn('lucas');
    await send();
    await send();
    const [newest] = (await list(token)).items;
    await send();
    const through = newest?.id ?? '';
    expect((await gateway.call('readLetters', { token, body: { through } })).envelope.value).toMatchObject({ changed: 2 });
    const unread = await gateway.call('removeLetters', { token, body: { through, state: 'unread' } });
    expect(unread.envelope.value).toMatchObject({ changed: 0 });
    const { envelope } = await gateway.call('removeLetters', { token, body: { through } });
    expect(envelope.value).toMatchObject({ changed: 2, counts: { unread: 1 } });
    expect((await list(token)).items).toHaveLength(1);
  });

  it('lets no one read or remove another member’s letters', async () => {
    const [lucas, marina] = [await gateway.logIn('lucas'), await gateway.logIn('marina')];
    await send('lucas');
    const [own] = (await list(lucas)).items;
    for (const body of [{ ids: [own?.id] }, { through: '999999999999999' }]) {
      await gateway.call('readLetters', { token: marina, body });
      await gateway.call('removeLetters', { token: marina, body });
    }
    expect((await list(lucas)).items).toEqual([own]);
  });

  it.each([
    [{}],
    [{ ids: [] }],
    [{ ids: ['0'] }],
    [{ ids: ['1', '1'] }],
    [{ through: '1', ids: ['1'] }],
    [{ through: '9007199254740993' }],
    [{ ids: [1] }],
  ])('refuses the choice %j', async (body) => {
    const token = await gateway.logIn('lucas');
    expect((await gateway.call('removeLetters', { token, body })).envelope.message).toBe('INVALID_REQUEST');
  });

  it('is closed to trial accounts, whose count still works', async () => {
    const token = await gateway.logIn('trial');
    expect((await gateway.call('letters', { token, query: { limit: 1 } })).envelope.message).toBe('TRIAL_REFUSED');
    expect((await counts(token))['unread']).toBe(0);
  });
});

describe('an event about a letter', () => {
  it('gets a number that rises in commit order for each member, when transactions overlap', async () => {
    const { tenants } = gateway.platform;
    await gateway.owner.deleteFrom('member_event').execute();
    const racers = 16;
    const gate = Promise.withResolvers<void>();
    const member = await findMember(tenants.of(alpha), alpha, 'lucas');
    const racing = Array.from({ length: racers }, async (_none, index) => {
      await tenants.transaction(alpha, async (trx) => {
        const telling = { merchantId: alpha, memberId: member?.id ?? 0, at: gateway.platform.clock.now() };
        await tellMember(trx, { ...telling, topic: 'deposits', reference: String(index) });
        if (index < 4) await gate.promise;
      });
    });
    await Promise.all(racing.slice(4));
    const early = await gateway.owner.selectFrom('member_event').select('reference').where('id', 'is not', null).execute();
    expect(early).toHaveLength(racers - 4);
    gate.resolve();
    await Promise.all(racing);
    const told = await gateway.owner.selectFrom('member_event').select('reference').orderBy('id').execute();
    expect(
      told
        .slice(racers - 4)
        .map(({ reference }) => Number(reference))
        .toSorted((a, b) => a - b),
    ).toEqual([0, 1, 2, 3]);
    expect(told).toHaveLength(racers);
  });
});
