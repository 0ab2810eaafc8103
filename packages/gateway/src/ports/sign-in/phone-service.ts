import type { ProvenIdentity } from './sign-in-provider.ts';

/** Why a phone service refused a request. */
export type PhoneRefusal =
  | 'invalidNumber'
  | 'tooMany'
  | 'invalidCode'
  | 'expired'
  | 'notHuman'
  | 'quota'
  /** The provider's owner has disabled phones or the number's country. */
  | 'notAllowed'
  /** It knows the holder and refuses the login. */
  | 'closed';

export interface PhoneRefused {
  readonly refusal: PhoneRefusal;
}

/** The port for an external service that verifies phone numbers by a code. Both calls reject if it does not answer. */
export interface PhoneService {
  /** The merchants whose members may use it. Null for all. */
  readonly merchants: readonly string[] | null;
  /** Sends a code to a number in E.164, and returns the service's session. */
  readonly sendCode: (number: string) => Promise<{ readonly session: string } | PhoneRefused>;
  readonly checkCode: (session: string, code: string) => Promise<ProvenIdentity | PhoneRefused>;
}

declare module '#base/platform.ts' {
  interface Platform {
    /** Services that verify phone numbers. */
    readonly phones: readonly PhoneService[];
  }
}
