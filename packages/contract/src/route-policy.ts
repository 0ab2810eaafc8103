import type { Domain } from './domains.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a call asks of its caller and of both sides of the wire. */
export interface Policy {
  readonly audience: Audience;
  /** Reading may be repeated. How long a caller waits: reading 10 s, writing 15 s, moving money 30 s. */
  readonly effect: Effect;
  /** How the body travels; nothing else is accepted. */
  readonly encoding: Encoding;
  /** A random string travels with it in the header `nonce`, sealed as a body is, and opens once; beside it the gateway's version. */
  readonly isNonced: boolean;
  /** A closed merchant answers it too: what its closed page shows, the way out, and a member's word for money that was paid. */
  readonly isOpenWhileClosed: boolean;
  /** What it asks of the member beside the session. */
  readonly asks: Asks;
  /** A member who has to change the password first may call it too. */
  readonly mayPrecedePasswordChange: boolean;
  /** Answers a file instead of the envelope; a refusal is an envelope all the same. */
  readonly isFile: boolean;
  /** An open page repeats it by itself: no sign that anybody is there, so it does not keep a session alive. */
  readonly isPolled: boolean;
  /** It answers server-sent events, each of the answer's shape, for as long as the caller listens. */
  readonly isStream: boolean;
}

export interface Route extends Policy {
  readonly method: Method;
  readonly path: string;
  readonly basis: 'given' | 'assumed';
  readonly domain: Domain;
}

/**
 * Who may call: `anyone`, whose token is not looked at; a `visitorOrMember`, whose token counts when there is one (readings 14); a
 * `member`, trial accounts included; a `realMember`, where a trial account is refused (readings 17); an `agent` (types 1, 2, 41, 42).
 */
export type Audience = 'anyone' | 'visitorOrMember' | 'member' | 'realMember' | 'agent';

export type Effect = 'read' | 'write' | 'money';

/**
 * What keeps a stolen session from acts that outlive it (docs/security.md). `recentProof`: `confirmIdentity` was called in the same
 * session within the last five minutes. `ownProof`: the body carries a password or a code, and a member who has none to show needs the
 * recent proof instead.
 */
export type Asks = 'nothing' | 'recentProof' | 'ownProof';

/**
 * `sealed` is a JWE (readings 43); `form` is `application/x-www-form-urlencoded`, each field once and a text; `picture` is the file
 * itself, PNG or JPEG, of 5 MB at most (readings 34).
 */
export type Encoding = 'json' | 'form' | 'sealed' | 'picture';
