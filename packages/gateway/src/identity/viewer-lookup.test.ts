import { expect, it } from 'vitest';
import { openTestGateway } from '../../test/test-gateway.ts';

const gateway = await openTestGateway();

it('tells 64 concurrent callers apart, with valid and invalid tokens, across merchants', async () => {
  const accounts = ['demo', 'trial', 'agent', 'agent2', 'lucas', 'marina'];
  const sessions = await Promise.all(
    accounts.flatMap((account) =>
      ['ALPHA', 'BETA'].map(async (merchant) => ({ account, merchant, token: await gateway.logIn(account, merchant) })),
    ),
  );
  const answers = await Promise.all(
    Array.from({ length: 64 }, async (_, caller) => {
      const session = sessions[caller % sessions.length];
      const isStranger = caller % 5 === 4;
      const isLost = caller % 7 === 6;
      const { status, envelope } = await gateway.call('memberInfo', {
        token: isStranger ? 'A'.repeat(43) : (session?.token ?? ''),
        merchant: isLost ? (session?.merchant === 'ALPHA' ? 'BETA' : 'ALPHA') : (session?.merchant ?? ''),
      });
      return { expected: isStranger || isLost ? undefined : session?.account, status, account: envelope.value['account'] };
    }),
  );
  for (const { expected, status, account } of answers)
    expect({ status, account }).toEqual({ status: expected === undefined ? 401 : 200, account: expected });
});
