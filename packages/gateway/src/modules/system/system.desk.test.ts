import { beforeEach, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
beforeEach(() => gateway.control('reset'));

const features = async (merchant = 'ALPHA') => (await gateway.call('whitelabel', { merchant })).envelope.value['features'];
const audited = () => gateway.owner.selectFrom('audit_log').select(['act', 'subject', 'details']).orderBy('id', 'desc').limit(1).execute();

it('lists the flags as portals get them, and switches one for its own merchant only', async () => {
  const shown = await gateway.control('flags');
  expect(shown.json()).toMatchObject({ value: { features: await features() } });
  const beta = await features('BETA');

  expect((await gateway.control('switchFlag', { modId: 'REGMOBVERF3', enabled: false })).statusCode).toBe(200);
  expect(JSON.stringify(await features())).toContain('{"modId":"REGMOBVERF3","enabled":false}');
  expect(await features('BETA')).toEqual(beta);
  expect(await audited()).toEqual([{ act: 'flag.switch', subject: 'REGMOBVERF3', details: { enabled: false } }]);
});

it('returns to the original flags after a reset', async () => {
  const first = await features();
  await gateway.control('switchFlag', { modId: 'SMSLOGIN3', enabled: false });
  await gateway.control('switchFlag', { modId: 'USERNAMEREG3', enabled: false });
  expect(await features()).not.toEqual(first);
  await gateway.control('reset');
  expect(await features()).toEqual(first);
});

it('refuses a flag that the merchant does not have, and records no act', async () => {
  const before = await audited();
  expect((await gateway.control('switchFlag', { modId: 'NOSUCHFLAG3', enabled: true })).statusCode).toBe(404);
  expect(await audited()).toEqual(before);
});
