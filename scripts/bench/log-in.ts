import { logInSealed } from '@livery/sandbox/sealed-login';

interface Door {
  gatewayPort: number;
  host: string;
  merchantCode: string;
  account: { account: string; password: string };
}

/** Logs in at a gateway on this machine and returns the token. */
export async function logIn({ gatewayPort, host, merchantCode, account }: Door): Promise<string> {
  const send: Parameters<typeof logInSealed>[0] = async (address, { headers = {}, ...options } = {}) => {
    const response = await fetch(`http://127.0.0.1:${gatewayPort}${address}`, { ...options, headers: { host, ...headers } });
    return { status: response.status, body: await response.text() };
  };
  const { token, code } = await logInSealed(send, merchantCode, { username: account.account, password: account.password });
  if (code !== null) throw new Error(`Login failed: ${code}`);
  return token;
}
