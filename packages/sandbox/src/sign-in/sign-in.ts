import { createServer } from 'node:http';
import type { ResolvedBrand } from '@livery/brand';
import type { SignInSettings } from '@livery/gateway';
import type { HousePorts } from '../ports.ts';
import { identityProvider, sandboxClient } from './identity-provider.ts';
import { phoneService, sandboxApiKey } from './phone-service.ts';

export interface SignInSandbox {
  /** The page with its codes. */
  readonly phonesUrl: string;
  readonly settings: SignInSettings;
  readonly close: () => Promise<void>;
}

/**
 * Local identity providers for every brand that offers them: a provider with a page, and a phone service. A brand's
 * site is at `<code>.localhost` on the site port.
 */
export async function startSignInSandbox(brands: readonly ResolvedBrand[], ports: HousePorts): Promise<SignInSandbox> {
  const issuer = `http://127.0.0.1:${ports.signIn}`;
  const offering = brands.filter(({ signIn }) => signIn.providers.length > 0);
  const returns = offering.map(({ code }) => `http://${code}.localhost:${ports.site}/sign-in/return`);
  const [identities, phones] = [await identityProvider(issuer, returns), phoneService(`${issuer}/phones`)];
  const server = createServer((request, response) => {
    const handle = /^\/(?:phones$|v1\/accounts:)/.test(request.url ?? '') ? phones : identities;
    handle(request, response).catch(() => {
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(ports.signIn, '127.0.0.1', resolve);
  });
  return {
    phonesUrl: `${issuer}/phones`,
    settings: {
      providers: offering.flatMap(({ merchantCode, signIn }) =>
        signIn.providers.map(({ id, name }) => ({ id, name, issuer, ...sandboxClient, merchants: [merchantCode] })),
      ),
      phones: brands
        .filter(({ signIn }) => signIn.phone)
        .map(({ merchantCode }) => ({ apiKey: sandboxApiKey, baseUrl: issuer, merchants: [merchantCode] })),
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
