import { compileAcceptedPattern } from '@livery/contract/accepted-pattern';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
beforeEach(() => gateway.control('setStatus', { status: 0, maintenance: false, regionRestriction: false }));

interface Node {
  modId: string;
  enabled: boolean;
  childrenNodes?: Node[];
}

const flatten = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flatten(node.childrenNodes ?? [])]);

describe('system calls', () => {
  it('return the flags of the whitelabel tree without a token [wire-system-whitelabel]', async () => {
    const { envelope } = await gateway.call('whitelabel');
    const flags = flatten(envelope.value['features'] as Node[]);
    const named = [
      'CHNGPASSVERIF3',
      'USERNAMEREG3',
      'MOBILENUMREG3',
      'MOBILENUMPASSREG3',
      'REGMOBVERF3',
      'AGENTPOLICY3',
      'FREEPLAY3',
      'PASSEXPIRY3',
      'SMSLOGIN3',
    ];
    expect(flags.map(({ modId }) => modId)).toEqual(expect.arrayContaining(named));
    expect(envelope.value['features']).toContainEqual(
      expect.objectContaining({
        childrenNodes: expect.arrayContaining([
          { modId: 'MOBILENUMREG3', enabled: true, childrenNodes: expect.arrayContaining([{ modId: 'REGMOBVERF3', enabled: true }]) },
        ]),
      }),
    );
  });

  it('return the rule of every registration field without a token [wire-system-setting-register, entity-20]', async () => {
    const { envelope } = await gateway.call('registerSettings');
    const fields = envelope.value['fields'] as Record<string, { acceptedPattern: string; minLength: number; maxLength: number }>;
    expect(fields['username']).toEqual({
      enabled: true,
      required: true,
      acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
      patternId: 'LETTER_FIRST_ALPHANUMERIC',
      minLength: 6,
      maxLength: 16,
    });
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['password', 'email', 'mobileNum', 'affiliateCode', 'captcha', 'idNumber']));
    for (const rule of Object.values(fields))
      expect(Object.keys(rule).toSorted()).toEqual(Object.keys(fields['username'] ?? {}).toSorted());
    for (const { acceptedPattern, maxLength } of Object.values(fields))
      if (acceptedPattern !== '*') expect(compileAcceptedPattern(acceptedPattern, maxLength), acceptedPattern).not.toBeNull();
  });

  it('return the lengths that a merchant starts with [valid-21]', async () => {
    const { envelope } = await gateway.call('registerSettings');
    const fields = envelope.value['fields'] as Record<string, { minLength: number; maxLength: number }>;
    expect(Object.fromEntries(Object.entries(fields).map(([name, { minLength, maxLength }]) => [name, [minLength, maxLength]]))).toEqual({
      username: [6, 16],
      password: [8, 64],
      confirmPassword: [1, 64],
      mobileNum: [8, 15],
      verificationCode: [6, 6],
      payeeName: [2, 60],
      email: [5, 100],
      whatsapp: [8, 15],
      line: [1, 40],
      facebook: [1, 60],
      wechat: [1, 40],
      qqNum: [5, 12],
      idNumber: [11, 11],
      paymentPassword: [6, 6],
      affiliateCode: [4, 16],
      recommenderId: [1, 16],
      captcha: [4, 6],
      humanVerification: [1, 4096],
    });
  });

  it('return the status 0, 1 or 2 with its flags and the visitor’s address, without a token [wire-system-status]', async () => {
    const status = async () => (await gateway.call('systemStatus')).envelope.value;
    expect(await status()).toEqual({
      status: 0,
      maintenance: false,
      regionRestriction: false,
      endTime: null,
      location: { ip: '127.0.0.1' },
    });
    await gateway.control('setStatus', {
      status: 1,
      maintenance: true,
      regionRestriction: false,
      endTime: '2026-12-01T06:00:00.000Z',
    });
    expect(await status()).toMatchObject({ status: 1, maintenance: true, endTime: '2026-12-01T06:00:00.000Z' });
    await gateway.control('setStatus', { status: 2, maintenance: false, regionRestriction: true });
    expect(await status()).toMatchObject({ status: 2, regionRestriction: true, endTime: null });
    expect((await gateway.call('systemStatus', { merchant: 'BETA' })).envelope.value).toMatchObject({ status: 0 });
  });

  it.each([
    { status: 0, maintenance: true, regionRestriction: false },
    { status: 0, maintenance: false, regionRestriction: true },
    { status: 1, maintenance: false, regionRestriction: true },
    { status: 2, maintenance: true, regionRestriction: false },
  ])('return each flag as it is set, for any status: %o [wire-system-status]', async (set) => {
    await gateway.control('setStatus', set);
    expect((await gateway.call('systemStatus')).envelope.value).toMatchObject(set);
  });

  it('trust a proxy on this machine for the visitor’s address', async () => {
    const { envelope } = await gateway.call('systemStatus', { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' } });
    expect(envelope.value['location']).toEqual({ ip: '203.0.113.7' });
  });

  it('return the site’s domains, and in a trial the requested one [wire-system-domainroute]', async () => {
    expect((await gateway.call('domainRoute')).envelope.value).toEqual({
      mainDomain: 'alpha.example',
      domainRoute: ['alpha.example', 'www.alpha.example', 'gateway.test'],
    });
    expect((await gateway.call('domainRoute', { headers: { host: 'ALPHA.localhost:4000' } })).envelope.value['domainRoute']).toContain(
      'alpha.localhost',
    );
  });

  it('return the site’s settings with currency, domains and status', async () => {
    const { envelope } = await gateway.call('siteSettings');
    expect(envelope.value).toMatchObject({
      mainDomain: 'alpha.example',
      domainRoute: ['alpha.example', 'www.alpha.example'],
      currency: 'BRL',
      currencySymbol: 'R$',
      maintenance: false,
      regionRestriction: false,
    });
  });

  it('return everything an operator enters, with the visitor’s address and both flags [entity-21, entity-22, entity-23]', async () => {
    const filled = {
      customerService: [{ csType: 'chat', path: 'https://chat.example/', title: 'Chat' }],
      domainRoute: ['mirror.example'],
      mainDomain: 'main.example',
      analyticsId: 'G-1',
      imageHosts: ['https://img.example'],
      gameHosts: ['https://games.example'],
      resources: [{ resourceType: 'video', url: 'https://www.example/film', labels: ['home'] }],
    };
    await gateway.owner
      .updateTable('merchant')
      .set({ site: JSON.stringify(filled) })
      .where('code', '=', 'ALPHA')
      .execute();
    expect((await gateway.call('siteSettings')).envelope.value).toMatchObject({
      ...filled,
      location: { ip: '127.0.0.1' },
      maintenance: false,
      regionRestriction: false,
    });
    await gateway.control('setStatus', { status: 2, maintenance: true, regionRestriction: true });
    expect((await gateway.call('siteSettings')).envelope.value).toMatchObject({ maintenance: true, regionRestriction: true });
  });
});
