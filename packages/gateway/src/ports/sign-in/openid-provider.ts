import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  discovery,
  ResponseBodyError,
  type Configuration,
} from 'openid-client';
import type { ProvenIdentity, SignInBinding, SignInProvider } from './sign-in-provider.ts';

/** The gateway's client registration at an OpenID Connect provider. */
export interface OpenIdSettings {
  /** Small letters, digits and hyphens. */
  readonly id: string;
  readonly name: string;
  /** The address below which `/.well-known/openid-configuration` is. */
  readonly issuer: string;
  readonly clientId: string;
  /** Omitted for a public client, which uses PKCE only. */
  readonly clientSecret?: string;
  /** Codes of merchants. All if omitted. */
  readonly merchants?: readonly string[];
}

/** The timeout for an answer of a provider, in seconds. */
const timeoutSeconds = 10;

/**
 * A provider by OpenID Connect Core 1.0: code flow with PKCE, state, nonce and, where the provider sends it, the issuer
 * of the answer. Its metadata is fetched with the first login and cached. A failed fetch is not cached.
 */
export function openIdProvider(settings: OpenIdSettings): SignInProvider {
  const { id, name, merchants = null } = settings;
  let coming: Promise<Configuration> | undefined;
  const configuration = (): Promise<Configuration> =>
    (coming ??= discover(settings).catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));
  return {
    id,
    name,
    merchants,
    begin: async ({ redirectUri, state, nonce, codeVerifier }) =>
      buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).href,
    finish: async (binding, { code, iss }) => prove(await configuration(), binding, { code, ...(iss === undefined ? {} : { iss }) }),
  };
}

async function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<Configuration> {
  const server = new URL(issuer);
  // The connection never leaves this machine.
  const isLocal = server.hostname === 'localhost' || server.hostname === '127.0.0.1';
  return discovery(server, clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    ...(isLocal ? { execute: [allowInsecureRequests] } : {}),
  });
}

async function prove(
  configuration: Configuration,
  { redirectUri, state, nonce, codeVerifier }: SignInBinding,
  answer: Record<string, string>,
): Promise<ProvenIdentity | null> {
  const returned = new URL(redirectUri);
  returned.search = new URLSearchParams({ ...answer, state }).toString();
  try {
    const tokens = await authorizationCodeGrant(configuration, returned, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) return null;
    const { iss: issuer, sub: subject, name } = claims;
    return { issuer, subject, name: typeof name === 'string' ? name : '' };
  } catch (error) {
    // Refusals and invalid answers of the provider. An unreachable provider is a different error.
    if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError || isRefuted(error)) return null;
    throw error;
  }
}

const away: readonly string[] = ['OAUTH_TIMEOUT', 'OAUTH_ABORT'];

function isRefuted(error: unknown): boolean {
  return error instanceof ClientError && !away.includes(String(error.code));
}
