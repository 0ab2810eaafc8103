/** The provider account that a visitor has proved to own. */
export interface ProvenIdentity {
  readonly issuer: string;
  /** The issuer's own name for the account, for ever the same. */
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

/** The port: somebody else who says who a visitor is. */
export interface SignInProvider {
  readonly id: string;
  /** As people know it. */
  readonly name: string;
  /** The merchants whose members may use it; everybody's when null. */
  readonly merchants: readonly string[] | null;
  /** The address to send the browser to. Rejects when the provider does not answer. */
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
