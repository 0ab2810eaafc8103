import type { Page } from '@playwright/test';

interface Authenticator {
  /** Nobody touches it from now on. */
  rest(): Promise<void>;
  /** It is touched as soon as it is asked. */
  answer(): Promise<void>;
}

/** Gives the page's browser an authenticator of the device, whose owner unlocks it at once. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  const touch = (enabled: boolean) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return { rest: async () => void (await touch(false)), answer: async () => void (await touch(true)) };
}
