import { describe, expect, it, vi } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { memberPasswordQueue } from '#identity/password.ts';
import { demoPassword } from '../member/demo-accounts.seed.ts';

const gateway = await openTestGateway();
const [first, second] = ['135790', '246813'] as const;

const set = (token: string, body: object) => gateway.call('setPaymentPassword', { token, body });
const twice = (password: string) => ({ newPassword: password, confirmNewPassword: password });
const state = async (token: string) => (await gateway.call('paymentPassword', { token })).envelope.value;
const shift = (offset: number) => gateway.control('shiftClock', { offset });

describe('a payment password', () => {
  it('is set with the login password, changed with the old one, and returned by neither', async () => {
    const token = await gateway.logIn('marina');
    expect(await state(token)).toEqual({ isSet: false, changedAt: null, hasLoginPassword: true });
    expect((await set(token, twice(first))).envelope.value).toMatchObject({ fields: { '/loginPassword': 'required' } });
    expect((await set(token, { ...twice(first), loginPassword: 'not this one' })).envelope.value['code']).toBe('OLD_PASSWORD_WRONG');
    expect(await state(token)).toMatchObject({ isSet: false });
    const done = await set(token, { ...twice(first), loginPassword: demoPassword });
    expect(done.envelope.value).toMatchObject({ isSet: true, changedAt: expect.stringMatching(/Z$/) });
    expect((await set(token, { ...twice(second), oldPassword: second })).envelope.value).toMatchObject({
      code: 'PAYMENT_PASSWORD_WRONG',
      fields: { '/oldPassword': 'paymentPassword.wrong' },
    });
    expect((await set(token, { ...twice(second), oldPassword: first })).status).toBe(200);
    const { hash } = await gateway.owner
      .selectFrom('member_credential')
      .select('hash')
      .where('kind', '=', 'payment')
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$/);
  });

  it('is reset with the login password when forgotten', async () => {
    const token = await gateway.logIn('sofia');
    await set(token, { ...twice(first), loginPassword: demoPassword });
    expect((await set(token, { ...twice(second), loginPassword: demoPassword })).status).toBe(200);
    expect((await set(token, { ...twice(first), oldPassword: first })).status).toBe(403);
    expect((await set(token, { ...twice(first), oldPassword: second })).status).toBe(200);
  });

  it.each([
    ['five digits', '13579'],
    ['seven', '1357902'],
    ['letters', 'abcdef'],
    ['digits of another script', '١٣٥٧٩٠'],
    ['one digit over and over', '111111'],
    ['a run', '123456'],
  ])('is not %s', async (_, password) => {
    const token = await gateway.logIn('helena');
    const { status } = await set(token, { ...twice(password), loginPassword: demoPassword });
    expect([status, await state(token)]).toEqual([400, { isSet: false, changedAt: null, hasLoginPassword: true }]);
  });

  it('must be repeated exactly', async () => {
    const body = { newPassword: first, confirmNewPassword: second, loginPassword: demoPassword };
    expect((await set(await gateway.logIn('helena'), body)).envelope.value).toMatchObject({
      fields: { '/confirmNewPassword': 'different' },
    });
  });

  it('is not checked and costs no attempt when the queue is full', async () => {
    const token = await gateway.logIn('lucas');
    await set(token, { ...twice(first), loginPassword: demoPassword });
    const hold = Promise.withResolvers<void>();
    const others = Array.from({ length: memberPasswordQueue.places }, () => memberPasswordQueue.admit(() => hold.promise));
    const counts = () => gateway.owner.selectFrom('rate_count').select(['scope', 'uses']).orderBy('scope').execute();
    const before = await counts();
    for (const proof of [{ oldPassword: '000000' }, { loginPassword: 'not this one' }]) {
      const refused = await set(token, { ...twice(second), ...proof });
      expect([refused.status, refused.envelope.value]).toMatchObject([503, { code: 'UNAVAILABLE', retryAfter: expect.any(Number) }]);
    }
    expect(await counts()).toEqual(before);
    hold.resolve();
    await Promise.all(others);
    expect((await set(token, { ...twice(second), oldPassword: first })).status).toBe(200);
  });

  it('is checked and hashed in one turn, with no later caller in between', async () => {
    const token = await gateway.logIn('lucas');
    await gateway.owner.deleteFrom('member_credential').where('kind', '=', 'payment').execute();
    await set(token, { ...twice(first), loginPassword: demoPassword });
    const [work, later] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { atOnce, places } = memberPasswordQueue;
    const working = Array.from({ length: atOnce }, () => memberPasswordQueue.admit((place) => place.inTurn(() => work.promise)));
    const changed = set(token, { ...twice(second), oldPassword: first });
    await vi.waitUntil(() => memberPasswordQueue.waiting === 1, { timeout: 20_000 });
    const others = Array.from({ length: places - atOnce - 1 }, () => memberPasswordQueue.admit(() => later.promise));
    work.resolve();
    await Promise.all(working);
    expect((await changed).status).toBe(200);
    later.resolve();
    await Promise.all(others);
  });

  it('allows five attempts in a row, even in a race of twenty, then has to wait', async () => {
    const token = await gateway.logIn('rafael');
    await set(token, { ...twice(first), loginPassword: demoPassword });
    const wrong = { ...twice(second), oldPassword: '000000' };
    const codes = (await Promise.all(Array.from({ length: 20 }, () => set(token, wrong)))).map(({ envelope }) => envelope.value['code']);
    expect(codes.filter((code) => code === 'PAYMENT_PASSWORD_WRONG')).toHaveLength(5);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(15);
    expect((await set(token, { ...twice(second), oldPassword: first })).status).toBe(429);
    await shift(15 * 60_000);
    const later = await gateway.logIn('rafael');
    expect((await set(later, { ...twice(second), oldPassword: first })).status).toBe(200);
    await shift(0);
  });

  it('of a member without a login password is set once, and never changed without the old one', async () => {
    const token = await gateway.logIn('agent');
    const memberId = Number((await gateway.call('memberInfo', { token })).envelope.value['id']);
    await gateway.owner.deleteFrom('member_credential').where('member_id', '=', memberId).execute();
    expect((await set(token, twice(first))).envelope.value).toMatchObject({ isSet: true, hasLoginPassword: false });
    expect((await set(token, { ...twice(second), loginPassword: demoPassword })).envelope.value['code']).toBe('FORBIDDEN');
    expect((await set(token, { ...twice(second), oldPassword: first })).status).toBe(200);
  });

  it('is not available to trial accounts', async () => {
    expect((await gateway.call('paymentPassword', { token: await gateway.logIn('trial') })).envelope.value['code']).toBe('TRIAL_REFUSED');
  });
});
