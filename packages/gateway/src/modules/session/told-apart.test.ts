import { expect, it } from 'vitest';
import { solvedCaptcha } from '../../../test/solved-captcha.ts';
import { openTestGateway, type TestAnswer } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway({ poolSize: 16 });
const turns = 10;

interface Side {
  readonly answer: unknown;
  /** Milliseconds. */
  readonly median: number;
}

/** Asks of both by turns, so that whatever else the machine does meets both alike. */
async function measure(ask: readonly [there: () => Promise<TestAnswer>, notThere: () => Promise<TestAnswer>]): Promise<[Side, Side]> {
  const sides = ask.map((each) => ({ ask: each, times: [] as number[], answer: null as unknown }));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const side of sides) {
      await gateway.owner.deleteFrom('rate_count').execute();
      const began = performance.now();
      const { status, envelope } = await side.ask();
      side.times.push(performance.now() - began);
      side.answer = { status, ...envelope, value: { ...envelope.value, requestId: undefined } };
    }
  }
  const [there, notThere] = sides.map(({ answer, times }) => ({ answer, median: times.toSorted((a, b) => a - b)[turns / 2] ?? 0 }));
  if (there === undefined || notThere === undefined) throw new Error('Two sides are measured');
  return [there, notThere];
}

/** The figures are shown and not held: a machine that is busy says nothing about the gateway. */
function show(what: string, there: Side, notThere: Side): void {
  const figure = ({ median }: Side): string => `${median.toFixed(1)} ms`;
  process.stdout.write(`${what}: ${figure(there)} where there is an account, ${figure(notThere)} where there is none\n`);
}

it('an account and none get one answer to a wrong password', async () => {
  const guess = (username: string) => async () =>
    gateway.call('login', { body: { username, password: 'Wrong#2026', type: 'username', ...(await solvedCaptcha(gateway)) } });
  const [there, notThere] = await measure([guess('demo'), guess('nobody')]);
  expect(there.answer).toEqual(notThere.answer);
  show('A wrong password', there, notThere);
});

it('a number and one that nobody has verified get one answer to the wish for a code, and to a wrong code', async () => {
  const ask = (mobileNum: string) => () => gateway.call('sendLoginCode', { body: { mobileNum, countryDialingCode: '55' } });
  const [there, notThere] = await measure([ask('11987650003'), ask('11987659999')]);
  expect(there.answer).toEqual(notThere.answer);
  show('A code asked for', there, notThere);
  const guess = (username: string) => () => gateway.call('login', { body: { username, password: '000000', type: 'sms' } });
  const [known, unknown] = await measure([guess('+5511987650003'), guess('+5511987659999')]);
  expect(known.answer).toEqual(unknown.answer);
  show('A wrong code', known, unknown);
});
