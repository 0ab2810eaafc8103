import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';
import { escaped, pageOf, readBody, sendPage } from '../sandbox-page.ts';

export const sandboxClient = { clientId: 'livery-sandbox', clientSecret: randomBytes(24).toString('base64url') };

/** The initial accounts. Any other name works too. */
const people = ['Ana Souza', 'Bruno Lima', 'Carla Dias'];

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** An OpenID Connect provider for trials. Its page lets you choose an account without a password. It stores nothing. */
export async function identityProvider(issuer: string, redirectUris: readonly string[]): Promise<Handler> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const policy = interactionPolicy.base();
  // Asks again, because another person may use the same browser.
  const asksEachTime = new interactionPolicy.Check(
    'each_time',
    'everybody is asked',
    'login_required',
    ({ oidc }) => oidc.result?.login === undefined,
  );
  policy.get('login')?.checks.add(asksEachTime);
  const provider = new Provider(issuer, {
    clients: [{ client_id: sandboxClient.clientId, client_secret: sandboxClient.clientSecret, redirect_uris: [...redirectUris] }],
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/choose/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, name: Buffer.from(sub, 'base64url').toString() }) }),
    // Skips the consent page, because choosing an account is the consent.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    ttl: { Session: 900, Interaction: 900, Grant: 900, AccessToken: 900, AuthorizationCode: 60, IdToken: 900 },
    pkce: { required: () => true },
  });
  const answer = provider.callback();
  return async (request, response) => {
    if (!/^\/choose\/[\w-]+$/.test(request.url ?? '')) await answer(request, response);
    else if (request.method === 'POST') await choose(provider, request, response);
    else showPeople(response, request.url ?? '');
  };
}

function showPeople(response: ServerResponse, action: string): void {
  const buttons = people.map((name) => `<button name="person" value="${escaped(name)}">${escaped(name)}</button>`).join('');
  sendPage(
    response,
    pageOf(
      'Club ID',
      `<h1>Club ID</h1><p>A provider for trials. Who are you?</p>
<form method="post" action="${escaped(action)}">${buttons}</form>
<form method="post" action="${escaped(action)}"><label>Somebody else<input name="person" maxlength="60" required autocomplete="off"></label>
<button class="main">Continue</button></form>
<form method="post" action="${escaped(action)}"><button class="quiet" name="cancel" value="yes">Cancel</button></form>`,
    ),
  );
}

async function choose(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await readBody(request));
  const person = (form.get('person') ?? '').trim();
  const result =
    form.has('cancel') || person === ''
      ? { error: 'access_denied', error_description: 'The person who was asked refused' }
      : { login: { accountId: Buffer.from(person).toString('base64url'), remember: false } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}
