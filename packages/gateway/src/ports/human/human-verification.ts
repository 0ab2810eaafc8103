import type { GatewayDatabase } from '#database/schema.ts';

/** The proof's purpose. A proof for one purpose is invalid for another. */
export interface HumanPurpose {
  readonly merchantId: number;
  /** `login`, `register`, `code` … */
  readonly purpose: string;
}

/** The port for proving that a visitor is not a machine, or has paid for being one. */
export interface HumanVerification {
  /** The challenge for the page's widget. */
  readonly challenge: (wanted: HumanPurpose, now: Date) => Promise<object>;
  /** Whether the answer solves our challenge for this purpose in time. It works once, even if the call then fails. */
  readonly verify: (db: GatewayDatabase, wanted: HumanPurpose, answer: string, now: Date) => Promise<boolean>;
}

declare module '#base/platform.ts' {
  interface Platform {
    readonly humans: HumanVerification;
  }
}
