import { randomUUID } from 'node:crypto';
import { routes } from '@livery/contract/routes';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { demoPassword } from '../../src/modules/member/demo-accounts.seed.ts';

/** Logs in over the network with a sealed payload, like the portal. Returns the token. */
export async function logInAt(url: string, merchantCode: string, username: string): Promise<string> {
  const headers = { merchant: merchantCode, 'content-type': 'application/json' };
  const { value } = (await (await fetch(`${url}${routes.keySet.path}`, { headers })).json()) as {
    value: { keys: (JWK & { kid: string })[]; serverTime: number };
  };
  const [key] = value.keys;
  if (key === undefined) throw new Error('the gateway has no key');
  const { method, path } = routes.login;
  const iat = Math.floor(value.serverTime / 1000);
  const payload = {
    aud: merchantCode,
    htm: method,
    htu: path,
    iat,
    jti: randomUUID(),
    body: { username, password: demoPassword, type: 'username' },
  };
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', typ: 'wps+jwe', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  const answer = (await (await fetch(`${url}${path}`, { method, headers, body: JSON.stringify({ jwe }) })).json()) as {
    value: { token: string };
  };
  return answer.value.token;
}
