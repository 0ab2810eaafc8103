import { createHash, randomBytes } from 'node:crypto';
import { routes, type Route } from '@livery/contract/routes';
import { CompactEncrypt, importJWK, type JWK } from 'jose';

type Send = (
  address: string,
  options?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<{ status: number; body: string }>;

/** Seals a call's body as the portal does, with the gateway's current key and the session's token, if there is one. */
export async function sealBody(
  send: Send,
  merchantCode: string,
  { method, path }: Route,
  body: object,
  token?: string,
): Promise<{ jwe: string }> {
  const { value } = JSON.parse((await send(routes.keySet.path, { headers: { Merchant: merchantCode } })).body) as {
    value: { keys: (JWK & { kid: string })[]; serverTime: number };
  };
  const [key] = value.keys;
  if (key === undefined) throw new Error('The gateway serves no key');
  const payload = {
    aud: merchantCode,
    htm: method,
    htu: path,
    iat: Math.floor(value.serverTime / 1000),
    jti: randomBytes(16).toString('base64url'),
    ...(token === undefined ? {} : { sid: createHash('sha256').update(token).digest('base64url') }),
    body,
  };
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, typ: 'wps+jwe' })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  return { jwe };
}

/** Logs in as the portal does, sealed, at a gateway or through its site. */
export async function logInSealed(
  send: Send,
  merchantCode: string,
  { username, password }: { username: string; password: string },
): Promise<{ status: number; token: string; code: string | null }> {
  const headers = { Merchant: merchantCode, 'Content-Type': 'application/json' };
  const sealed = await sealBody(send, merchantCode, routes.login, { username, password, type: 'username' });
  const { status, body } = await send(routes.login.path, { method: routes.login.method, headers, body: JSON.stringify(sealed) });
  const answer = (JSON.parse(body) as { value: { token?: string; code?: string } }).value;
  return { status, token: answer.token ?? '', code: answer.code ?? null };
}
