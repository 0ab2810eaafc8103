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

/** The port: somebody else who sends a code to a phone and says whose phone it is. Both calls reject when the service does not answer. */
export interface PhoneService {
  /** The merchants whose members may use it; everybody's when null. */
  readonly merchants: readonly string[] | null;
  /** Sends a code to a number in E.164; the session is what the service knows it by. */
  readonly sendCode: (number: string) => Promise<{ readonly session: string } | PhoneRefused>;
  readonly checkCode: (session: string, code: string) => Promise<ProvenIdentity | PhoneRefused>;
}

declare module '#base/platform.ts' {
  interface Platform {
    /** Services that verify phone numbers. */
    readonly phones: readonly PhoneService[];
  }
}
