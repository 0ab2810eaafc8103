import { expect, it } from 'vitest';
import { solvedCaptcha } from '../../../test/session/solved-captcha.ts';
import { openTestGateway, type TestAnswer } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();

/** Everything that could tell a caller the two apart. Rate limits are reset before each try. */
async function answersOf(...asks: readonly (() => Promise<TestAnswer>)[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const ask of asks) {
    await gateway.owner.deleteFrom('rate_count').execute();
    const { status, envelope } = await ask();
    answers.push({ status, ...envelope, value: { ...envelope.value, requestId: undefined } });
  }
  return answers;
}

it('a known and an unknown account get the same answer to a wrong password', async () => {
  const guess = (username: string) => async () =>
    gateway.call('login', { body: { username, password: 'Wrong#2026', type: 'username', ...(await solvedCaptcha(gateway)) } });
  const [there, notThere] = await answersOf(guess('demo'), guess('nobody'));
  expect(there).toEqual(notThere);
});

it('a verified and an unknown number get the same answer to a code request and to a wrong code', async () => {
  const ask = (mobileNum: string) => () => gateway.call('sendLoginCode', { body: { mobileNum, countryDialingCode: '55' } });
  const [there, notThere] = await answersOf(ask('11987650003'), ask('11987659999'));
  expect(there).toEqual(notThere);
  const guess = (username: string) => () => gateway.call('login', { body: { username, password: '000000', type: 'sms' } });
  const [known, unknown] = await answersOf(guess('+5511987650003'), guess('+5511987659999'));
  expect(known).toEqual(unknown);
});
