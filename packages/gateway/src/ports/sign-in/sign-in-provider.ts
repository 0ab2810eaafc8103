/** Whose account at a provider somebody has shown to hold. */
export interface ProvenIdentity {
  readonly issuer: string;
  /** The issuer's own name for the account, for ever the same. */
  readonly subject: string;
  /** What the provider calls its holder; empty when it does not say. */
  readonly name: string;
}

/** The values that a login with the provider is bound to. */
export interface SignInBinding {
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** RFC 7636. */
  readonly codeVerifier: string;
}

/** What the browser came back with. */
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
  /** Null when what came back does not prove anything: a code that was used, another nonce or issuer, a forged token. */
  readonly finish: (binding: SignInBinding, answer: SignInReturn) => Promise<ProvenIdentity | null>;
}

declare module '#base/platform.ts' {
  interface Platform {
    /** External identity providers, in the order in which they are offered. */
    readonly signIn: readonly SignInProvider[];
  }
}
