import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { browserPasskeys } from './passkeys.ts';

interface Devtools {
  send(method: string, params?: object): Promise<{ authenticatorId: string; credentials: { credentialId: string; rpId: string }[] }>;
}

let authenticatorId = '';
const devtools = () => cdp() as unknown as Devtools;

beforeEach(async () => {
  await devtools().send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
  ({ authenticatorId } = await devtools().send('WebAuthn.addVirtualAuthenticator', { options }));
});
afterEach(() => devtools().send('WebAuthn.disable'));

const challenge = btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(30))))
  .replaceAll('+', '-')
  .replaceAll('/', '_');
const creation = (excluded: string[] = []) => ({
  rp: { id: location.hostname, name: 'Acme' },
  user: { id: 'bWFyaW5h', name: 'marina', displayName: 'Marina' },
  challenge,
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 5000,
  excludeCredentials: excluded.map((id) => ({ id, type: 'public-key' })),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
  extensions: {},
});
const request = { challenge, rpId: location.hostname, timeout: 5000, userVerification: 'required' };

test('creates a passkey that can be found without a name', async () => {
  const made = await browserPasskeys.make(creation());
  if (made.status !== 'done') throw new Error(made.status);
  expect(made.credential).toMatchObject({ type: 'public-key', response: { attestationObject: expect.any(String) as string } });
  const used = await browserPasskeys.use(request, { isOffer: false });
  expect(used).toMatchObject({ status: 'done', credential: { id: made.credential.id, response: { userHandle: 'bWFyaW5h' } } });
});

test('reports that the device already has one', async () => {
  const made = await browserPasskeys.make(creation());
  if (made.status !== 'done') throw new Error(made.status);
  expect(await browserPasskeys.make(creation([made.credential.id]))).toEqual({ status: 'known' });
});

test('reports that the member declined or left', async () => {
  await devtools().send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  expect(await browserPasskeys.use(request, { isOffer: false })).toEqual({ status: 'left' });
  await devtools().send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  const asked = browserPasskeys.make(creation());
  await new Promise((resolve) => setTimeout(resolve, 100));
  browserPasskeys.leave();
  expect(await asked).toEqual({ status: 'left' });
});
