import { routes, type Route } from '@livery/contract/routes';
import { demoAccounts } from '@livery/gateway';
import { logInSealed, sealBody } from '@livery/sandbox/sealed-login';
import { controlOf, paymentPassword } from './operation.ts';
import { Player } from './player.ts';
import { send, type Answer } from './send.ts';

/** Seeded members with money, some below others. */
const accounts = ['demo', 'agent', 'agent2', 'agent41', 'agent42', 'lucas', 'marina', 'sofia', 'helena'];
const password = demoAccounts[0]?.password ?? '';

/** Logs the members of a merchant in, each with a payment password and an account to be paid to. */
export async function logInAll(ports: readonly number[], merchantCode: string, controlSecret: string): Promise<Player[]> {
  const [port = 0] = ports;
  const ask: Parameters<typeof logInSealed>[0] = async (path, { method = 'GET', headers = {}, body } = {}) => {
    const sent = body === undefined ? {} : { body: JSON.parse(body) as object };
    const { status, value } = await send(port, { method, path, headers, ...sent });
    return { status, body: JSON.stringify({ value }) };
  };
  const players: Player[] = [];
  for (const account of accounts) {
    const { token, code } = await logInSealed(ask, merchantCode, { username: account, password });
    if (code !== null) throw new Error(`${account} cannot log in: ${code}`);
    const headers = { Merchant: merchantCode, Authorization: `Bearer ${token}` };
    const call = async ({ method, path, ...route }: Route, body?: object): Promise<Answer['value']> => {
      const sealed = body === undefined ? {} : { body: await sealBody(ask, merchantCode, { method, path, ...route }, body, token) };
      const { status, value } = await send(port, { method, path, headers, ...sealed });
      if (status !== 200) throw new Error(`${account} is refused ${path}: ${JSON.stringify(value)}`);
      return value;
    };
    const { id } = await call(routes.memberInfo);
    const wanted = { newPassword: paymentPassword, confirmNewPassword: paymentPassword, loginPassword: password };
    await call(routes.setPaymentPassword, wanted);
    const bank = { kind: 'bank', institution: 'Soak', branch: '1', number: '0012345678', holder: 'Soaked Member' };
    const { accounts: payouts } = await call(routes.addPaymentAccount, { ...bank, paymentPassword });
    const payoutId = (payouts as { accountId: number }[])[0]?.accountId ?? 0;
    const player = new Player({ merchantCode, account, memberId: Number(id), token, payoutId }, ports);
    await send(port, controlOf(player, { controlSecret }, 'releaseWithdrawals', { account }));
    players.push(player);
  }
  return players;
}
