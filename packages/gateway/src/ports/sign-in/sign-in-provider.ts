/** The provider account that a visitor has proved to own. */
export interface ProvenIdentity {
  readonly issuer: string;
  /** The issuer's own permanent id for the account. */
  readonly subject: string;
  /** The holder's name at the provider. Empty if unknown. */
  readonly name: string;
}

/** The values that a login with the provider is bound to. */
export interface SignInBinding {
  /** The provider's redirect address. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** RFC 7636. */
  readonly codeVerifier: string;
}

/** The parameters of the redirect back. */
export interface SignInReturn {
  readonly code: string;
  /** RFC 9207. */
  readonly iss?: string | undefined;
}

/** The port for an external service that says who a visitor is. */
export interface SignInProvider {
  readonly id: string;
  /** Its name for people. */
  readonly name: string;
  /** The merchants whose members may use it. Null for all. */
  readonly merchants: readonly string[] | null;
  /** The address to send the browser to. Rejects if the provider does not answer. */
  readonly begin: (binding: SignInBinding) => Promise<string>;
  /** Null if the answer proves nothing: a used code, another nonce or issuer, a forged token. */
  readonly finish: (binding: SignInBinding, answer: SignInReturn) => Promise<ProvenIdentity | null>;
}

declare module '#base/platform.ts' {
  interface Platform {
    /** External identity providers, in display order. */
    readonly signIn: readonly SignInProvider[];
  }
}
