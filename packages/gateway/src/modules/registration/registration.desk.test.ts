import type { RegisterRule } from '@livery/contract/control/shapes';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
beforeEach(() => gateway.control('reset'));

const rules = async () => ((await gateway.control('registerRules')).json() as { value: { items: RegisterRule[] } }).value.items;
const onTheWire = async (merchant = 'ALPHA') =>
  (await gateway.call('registerSettings', { merchant })).envelope.value['fields'] as Record<string, object>;

async function ruleOf(field: string): Promise<RegisterRule> {
  const rule = (await rules()).find((each) => each.field === field);
  if (rule === undefined) throw new Error(`no rule of ${field}`);
  return rule;
}

describe('the registration rules', () => {
  it('change as a whole for one field of one merchant, and its portals are notified', async () => {
    const { field, ...rule } = { ...(await ruleOf('email')), required: true, acceptedPattern: '^[a-z]+@[a-z.]+$', minLength: 6 };
    const beta = await onTheWire('BETA');
    expect((await gateway.control('changeRule', { field, ...rule })).statusCode).toBe(200);
    expect((await onTheWire())['email']).toEqual(rule);
    expect(await onTheWire('BETA')).toEqual(beta);
    const [act] = await gateway.owner.selectFrom('audit_log').select(['act', 'subject', 'details']).orderBy('id', 'desc').execute();
    expect(act).toEqual({ act: 'rule.change', subject: 'email', details: rule });
  });

  it.each([
    ['a lookahead', { acceptedPattern: '(?=.*a).*' }, '/acceptedPattern'],
    ['a backreference', { acceptedPattern: String.raw`^(a)\1$` }, '/acceptedPattern'],
    ['an invalid pattern', { acceptedPattern: '[' }, '/acceptedPattern'],
    ['a slow pattern', { acceptedPattern: '^(a{100}){100}$' }, '/acceptedPattern'],
    ['lengths that no value has', { minLength: 9, maxLength: 8 }, '/maxLength'],
  ])('refuse %s by its field and stay unchanged', async (_, change, pointer) => {
    const before = await rules();
    const refused = await gateway.control('changeRule', { ...(await ruleOf('email')), ...change });
    expect(refused.statusCode).toBe(400);
    const { value } = refused.json() as { value: { code: string; fields: Record<string, string> } };
    expect(value.code).toBe('INVALID_REQUEST');
    expect(Object.keys(value.fields)).toEqual([pointer]);
    expect(await rules()).toEqual(before);
  });

  it('accept a new order only when it names each field once', async () => {
    const fields = (await rules()).map(({ field }) => field);
    const turned = fields.toReversed();
    expect((await gateway.control('orderRules', { fields: turned })).statusCode).toBe(200);
    expect(Object.keys(await onTheWire())).toEqual(turned);
    for (const wrong of [turned.slice(1), [...turned.slice(1), 'nickname'], [...turned.slice(1), turned[1] ?? '']])
      expect((await gateway.control('orderRules', { fields: wrong })).statusCode).toBe(400);
    expect(Object.keys(await onTheWire())).toEqual(turned);
    await gateway.control('reset');
    expect(Object.keys(await onTheWire())).toEqual(fields);
  });

  it('refuse a field that the merchant does not have', async () => {
    const rule = { ...(await ruleOf('email')), field: 'shoeSize' };
    expect((await gateway.control('changeRule', rule)).statusCode).toBe(404);
  });
});
