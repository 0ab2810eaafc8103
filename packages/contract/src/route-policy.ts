import type { Domain } from './domains.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a call requires of its caller and of both sides of the wire. */
export interface Policy {
  readonly audience: Audience;
  /** Reads may be repeated. Timeouts: reads 10 s, writes 15 s, money 30 s. */
  readonly effect: Effect;
  /** The only accepted encoding of the body. */
  readonly encoding: Encoding;
  /** The header `nonce` carries a sealed random string, valid once, and another header the gateway's version. */
  readonly isNonced: boolean;
  /**
   * Whether a closed merchant answers it too: data of the maintenance page, logout, and confirmations of received
   * money.
   */
  readonly isOpenWhileClosed: boolean;
  /** The proof that it needs besides the session. */
  readonly asks: Asks;
  /** Whether a member who must change the password first may call it. */
  readonly mayPrecedePasswordChange: boolean;
  /** Returns a file instead of the envelope. Refusals are envelopes. */
  readonly isFile: boolean;
  /** Whether an open page repeats it without its user, so that it does not keep a session alive. */
  readonly isPolled: boolean;
  /** Sends server-sent events, each of the answer's shape, until the caller leaves. */
  readonly isStream: boolean;
}

export interface Route extends Policy {
  readonly method: Method;
  readonly path: string;
  readonly basis: 'given' | 'assumed';
  readonly domain: Domain;
}

/**
 * Who may call: `anyone`, whose token is ignored; a `visitorOrMember`, whose token counts if present (readings 14); a
 * `member`, including trial accounts; a `realMember`, which excludes trial accounts (readings 17); an `agent` (types 1,
 * 2, 41, 42).
 */
export type Audience = 'anyone' | 'visitorOrMember' | 'member' | 'realMember' | 'agent';

export type Effect = 'read' | 'write' | 'money';

/**
 * Protects actions that outlive a session from a stolen session (docs/security.md). `recentProof`: the session called
 * `confirmIdentity` within the last five minutes. `ownProof`: the body has a password or a code. A member who has
 * neither needs the recent proof instead.
 */
export type Asks = 'nothing' | 'recentProof' | 'ownProof';

/**
 * `sealed` is a JWE (readings 43). `form` is `application/x-www-form-urlencoded` with one text per field. `picture` is
 * the file itself, PNG or JPEG, of at most 5 MB (readings 34).
 */
export type Encoding = 'json' | 'form' | 'sealed' | 'picture';

/** A row of the table of routes. It names only what differs from the defaults. */
export const row =
  (basis: Route['basis']) =>
  (domain: Domain, method: Method, path: string, audience: Audience = 'anyone', policy: Partial<Policy> = {}): Route => ({
    method,
    path,
    basis,
    domain,
    audience,
    effect: method === 'GET' ? 'read' : 'write',
    encoding: 'json',
    isNonced: false,
    asks: 'nothing',
    isOpenWhileClosed: false,
    mayPrecedePasswordChange: false,
    isFile: false,
    isPolled: false,
    isStream: false,
    ...policy,
  });
