import { browserSupportsWebAuthnAutofill, startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { BodyOf, ValueOf } from '@livery/contract/shapes';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

export type MadeCredential = BodyOf<'addPasskey'>['credential'];
export type UsedCredential = BodyOf<'passkeyLogin'>['credential'];

/**
 * How the browser's dialog ended: `left` by the viewer or through `leave`, `known` if the device already has a passkey
 * for the account.
 */
export type Ceremony<Credential> = { status: 'done'; credential: Credential } | { status: 'left' | 'known' };

/** The browser's passkeys (WebAuthn). There is one ceremony at a time, and a new one ends the previous one. */
export interface Passkeys {
  /** Whether a field can offer them as autofill. */
  canOffer(): Promise<boolean>;
  make(options: ValueOf<'passkeyCreation'>): Promise<Ceremony<MadeCredential>>;
  /** `isOffer`: only as autofill in a field, until the viewer chooses one. */
  use(options: ValueOf<'passkeyRequest'>, how: { isOffer: boolean }): Promise<Ceremony<UsedCredential>>;
  /** Ends the current ceremony. */
  leave(): void;
}

/** Browser only. The library is as large as a page, so only late-loaded code imports this. */
export const browserPasskeys: Passkeys = {
  canOffer: browserSupportsWebAuthnAutofill,
  make: (options) => outcome<MadeCredential>(startRegistration({ optionsJSON: options as CreationOptions })),
  use: (options, { isOffer }) =>
    outcome(startAuthentication({ optionsJSON: options as RequestOptions, useBrowserAutofill: isOffer }) as Promise<UsedCredential>),
  leave: () => WebAuthnAbortService.cancelCeremony(),
};

/** Browsers report every refusal by the user as `NotAllowedError`, without a reason. */
async function outcome<Credential>(ceremony: Promise<Credential>): Promise<Ceremony<Credential>> {
  try {
    return { status: 'done', credential: await ceremony };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'InvalidStateError') return { status: 'known' };
    if (name === 'NotAllowedError' || name === 'AbortError') return { status: 'left' };
    throw error;
  }
}
