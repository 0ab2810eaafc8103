import type { HelpArticle, ValueOf } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();

describe('the help centre', () => {
  const read = async (lang: string, merchant = 'ALPHA') => {
    const { envelope } = await gateway.call('helpCenter', { query: { lang, device: 'WEB' }, merchant });
    return (envelope.value as unknown as { articles: HelpArticle[] }).articles;
  };

  it('is readable without a token, in the requested language and under the merchant’s name [wire-system-helpcenter, role-05]', async () => {
    const [english, portuguese] = await Promise.all([read('en'), read('pt')]);
    expect(english.map(({ id }) => id)).toEqual(portuguese.map(({ id }) => id));
    expect(english.find(({ id }) => id === 'deposit')?.title).toBe('Deposits');
    expect(portuguese.find(({ id }) => id === 'deposit')?.title).toBe('Depósitos');
    expect(english.find(({ id }) => id === 'term')?.content).not.toContain('{brand}');
  });

  it('has a user agreement with a version', async () => {
    const articles = await read('en');
    expect(articles.find(({ id }) => id === 'term')).toMatchObject({ group: 'rules', version: '1.0', validFrom: '2025-01-01' });
  });

  it.each([
    ['en', 'bonus of up to 131K'],
    ['pt', 'bônus de até 131K'],
  ])('describes what Zalo offers, in %s: %s [misc-08]', async (language, bonus) => {
    const { content } = (await read(language)).find(({ id }) => id === 'contact') ?? expect.fail('no article');
    expect(content).toMatch(new RegExp(`Zalo.*${bonus}`));
  });

  it('refuses an unknown device', async () => {
    expect((await gateway.call('helpCenter', { query: { lang: 'en', device: 'TV' } })).status).toBe(400);
  });
});

describe('feedback', () => {
  const send = (content: string, contact?: string) =>
    gateway.call('feedback', { body: { content, ...(contact === undefined ? {} : { contact }) } });
  const kept = async () =>
    (await gateway.control('feedback')).json<{ value: { items: { content: string; contact: string | null }[] } }>().value.items;

  it('is stored without a token, and the desk reads it [wire-feedback]', async () => {
    const { envelope } = await send('  Good games!  ', 'ana@mail.example');
    expect(envelope.value['reference']).toMatch(/^F-\d+$/);
    expect((await kept())[0]).toMatchObject({ content: 'Good games!', contact: 'ana@mail.example' });
  });

  it('accepts 140 characters as people count them, and not one more [valid-46]', async () => {
    const family = '👨‍👩‍👧‍👦';
    expect((await send(family.repeat(140))).status).toBe(200);
    const refused = await send(family.repeat(141));
    expect(refused.status).toBe(400);
    expect(refused.envelope.value['fields']).toEqual({ '/content': 'length' });
    expect((await send('   ')).status).toBe(400);
  });
});

describe('a contact', () => {
  const verify = async (contact: string) =>
    (await gateway.call('representative', { query: { contact } })).envelope.value as unknown as ValueOf<'representative'>;

  it('is recognized as the operator’s or not, in any spelling', async () => {
    for (const written of ['alpha_support', '@Alpha_Support', 'https://t.me/alpha_support'])
      expect(await verify(written), written).toMatchObject({ isOfficial: true, channel: 'telegram' });
    for (const written of ['alpha_supp0rt', 'beta_support', '%'])
      expect(await verify(written), written).toMatchObject({ isOfficial: false, name: null });
  });
});
