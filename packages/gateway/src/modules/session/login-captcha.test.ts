import { beforeEach, expect, it } from 'vitest';
import { solvedCaptcha } from '../../../test/session/solved-captcha.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { demoPassword } from '../member/demo-accounts.seed.ts';

const gateway = await openTestGateway();

beforeEach(async () => {
  for (const table of ['rate_count', 'captcha', 'login_trace'] as const) await gateway.owner.deleteFrom(table).execute();
});

interface Attempt {
  readonly account?: string;
  readonly ip?: string;
  readonly answer?: object;
}

const attempt = async (password: string, { account = 'lucas', ip = '203.0.113.1', answer = {} }: Attempt = {}) => {
  const body = { username: account, password, type: 'username', ...answer };
  const { envelope } = await gateway.call('login', { body, headers: { 'x-forwarded-for': ip } });
  return { code: envelope.value['code'] ?? 'in', captcha: envelope.value['captcha'] === true };
};
const wrong = (more?: Attempt) => attempt('Wrong#2026', more);

it('requires a captcha after the third failure for an account from a network, and says so in the answer [session-10]', async () => {
  expect([await wrong(), await wrong(), await wrong()]).toEqual([
    { code: 'INVALID_CREDENTIALS', captcha: false },
    { code: 'INVALID_CREDENTIALS', captcha: false },
    { code: 'INVALID_CREDENTIALS', captcha: true },
  ]);
  expect(await attempt(demoPassword)).toEqual({ code: 'CAPTCHA_REQUIRED', captcha: true });
  expect(await attempt(demoPassword, { answer: { ...(await solvedCaptcha(gateway)), captcha: 'WRONG' } })).toEqual({
    code: 'CAPTCHA_INVALID',
    captcha: true,
  });
  expect(await attempt(demoPassword, { account: 'marina' })).toEqual({ code: 'in', captcha: false });
  expect(await attempt(demoPassword, { answer: await solvedCaptcha(gateway) })).toEqual({ code: 'in', captcha: false });
  expect(await attempt(demoPassword), 'the right password begins anew').toEqual({ code: 'in', captcha: false });
});

it('requires it whether or not the account exists', async () => {
  const answers = async (account: string) => {
    const all = [];
    for (let turn = 0; turn < 5; turn += 1) all.push(await wrong({ account }));
    return all;
  };
  expect(await answers('nobody')).toEqual(await answers('demo'));
});

it('accepts a captcha once, and only one made for the login', async () => {
  for (let turn = 0; turn < 3; turn += 1) await wrong();
  const answer = await solvedCaptcha(gateway);
  expect(await wrong({ answer })).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await attempt(demoPassword, { answer })).toMatchObject({ code: 'CAPTCHA_INVALID' });
  const other = await solvedCaptcha(gateway, { purpose: 'register' });
  expect(await attempt(demoPassword, { answer: other })).toMatchObject({ code: 'CAPTCHA_INVALID' });
});

it('requires it when an account is guessed from many networks, but not of its member at home', async () => {
  await attempt(demoPassword, { ip: '198.51.100.7' });
  for (let turn = 0; turn < 10; turn += 1) await wrong({ ip: `203.0.113.${turn}` });
  expect(await attempt(demoPassword, { ip: '203.0.113.99' })).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
  expect(await attempt(demoPassword, { ip: '198.51.100.7' })).toMatchObject({ code: 'in' });
});
