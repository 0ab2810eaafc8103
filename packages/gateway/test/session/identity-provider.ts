import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const testClient = { clientId: 'livery-test', clientSecret: 'a-secret-of-the-tests-alone' };

export interface IdentityProvider {
  readonly issuer: string;
  /** Goes through the provider's pages like a user, and returns the parameters of the redirect back. */
  readonly logIn: (address: string, account: string) => Promise<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** A real OpenID Connect provider that accepts any user with any password. */
export async function startIdentityProvider(redirectUris: readonly string[]): Promise<IdentityProvider> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: testClient.clientId, client_secret: testClient.clientSecret, redirect_uris: [...redirectUris] }],
    cookies: { keys: ['a-key-of-the-tests'] },
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, name: `${sub} of the test` }) }),
    pkce: { required: () => true },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    logIn: (address, account) => walk(address, account),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Follows redirects and sends the two forms of the provider's development pages, until it leaves the provider. */
async function walk(address: string, account: string): Promise<Record<string, string>> {
  const home = new URL(address).origin;
  const jar = new Map<string, string>();
  let at = address;
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 20; step += 1) {
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === null ? {} : { method: 'POST', body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const next = response.headers.get('location');
    const page = await response.text();
    form = null;
    if (next !== null) {
      const target = new URL(next, at);
      if (target.origin !== home) return Object.fromEntries(target.searchParams);
      at = target.href;
      continue;
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
    if (prompt === undefined || action === undefined) throw new Error(`The provider shows no form at ${at}: ${page.slice(0, 500)}`);
    form = new URLSearchParams(prompt === 'login' ? { prompt, login: account, password: 'any' } : { prompt });
    at = new URL(action, at).href;
  }
  throw new Error('The provider does not come to an end');
}
