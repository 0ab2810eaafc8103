import { browserSupportsWebAuthnAutofill, startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { BodyOf, ValueOf } from '@livery/contract/shapes';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

export type MadeCredential = BodyOf<'addPasskey'>['credential'];
export type UsedCredential = BodyOf<'passkeyLogin'>['credential'];

/** The outcome of the browser's dialog: `left` by the viewer or by `leave`, `known` if the device already has a passkey of the account. */
export type Ceremony<Credential> = { status: 'done'; credential: Credential } | { status: 'left' | 'known' };

/** The browser's passkeys (WebAuthn); one ceremony at a time, a new one ends the one before. */
export interface Passkeys {
  /** Whether a field can offer them as autofill. */
  canOffer(): Promise<boolean>;
  make(options: ValueOf<'passkeyCreation'>): Promise<Ceremony<MadeCredential>>;
  /** `isOffer`: only beside a field that is filled in by itself, until the viewer chooses one. */
  use(options: ValueOf<'passkeyRequest'>, how: { isOffer: boolean }): Promise<Ceremony<UsedCredential>>;
  /** Ends the ceremony that is under way. */
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
