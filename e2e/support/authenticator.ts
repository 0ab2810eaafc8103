import type { Page } from '@playwright/test';

interface Authenticator {
  /** Stops confirming requests, as if nobody touched the device. */
  rest(): Promise<void>;
  /** It is touched as soon as the browser asks. */
  answer(): Promise<void>;
}

/** Gives the page's browser a platform authenticator, which its owner unlocks at once. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  const touch = (enabled: boolean) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return { rest: async () => void (await touch(false)), answer: async () => void (await touch(true)) };
}
