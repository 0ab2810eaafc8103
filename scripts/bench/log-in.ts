import { randomBytes } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { routes } from '@livery/contract/routes';

interface Door {
  gatewayPort: number;
  host: string;
  merchantCode: string;
  account: { account: string; password: string };
}

/** Logs in as the portal does, sealed, and answers the token. */
export async function logIn({ gatewayPort, host, merchantCode, account }: Door): Promise<string> {
  const url = (path: string): string => `http://127.0.0.1:${gatewayPort}${path}`;
  const headers = { host, Merchant: merchantCode, 'content-type': 'application/json' };
  const keySet = (await (await fetch(url(routes.keySet.path), { headers })).json()) as {
    value: { keys: (JWK & { kid: string })[]; serverTime: number };
  };
  const [key] = keySet.value.keys;
  if (key === undefined) throw new Error('The gateway serves no key');
  const payload = {
    aud: merchantCode,
    htm: routes.login.method,
    htu: routes.login.path,
    iat: Math.floor(keySet.value.serverTime / 1000),
    jti: randomBytes(16).toString('base64url'),
    body: { username: account.account, password: account.password, type: 'username' },
  };
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, typ: 'wps+jwe' })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  const answer = (await (await fetch(url(routes.login.path), { method: 'POST', headers, body: JSON.stringify({ jwe }) })).json()) as {
    success: boolean;
    value: { token: string };
  };
  if (!answer.success) throw new Error(`Login failed: ${JSON.stringify(answer)}`);
  return answer.value.token;
}
