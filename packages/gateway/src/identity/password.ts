import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordForm } from '@livery/contract/password-rules';
import { WorkQueue, type Place } from '#limits/work-queue.ts';

const derive = promisify(argon2);

/** libuv's own figure, on whose threads passwords are hashed. */
const threads = Number(process.env['UV_THREADPOOL_SIZE']) || 4;

/**
 * Hashing uses half of the threads that files, names and compression also use, so those keep working during a burst of
 * logins. 64 hashes can wait, for about a second at most. The threads belong to the whole process, so this does too.
 */
export const passwordQueue = new WorkQueue({ atOnce: Math.max(1, Math.floor(threads / 2)), waiting: 64 });

/**
 * Logged-in members have their own queue, so a flood of logins does not block a withdrawal. Both queues share the
 * turns, so together they still hash on half of the threads.
 */
export const memberPasswordQueue = new WorkQueue({ turnsOf: passwordQueue, waiting: 32 });

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** A PHC string: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<tag>`. */
export async function hashPassword(password: string, place: Place): Promise<string> {
  const salt = randomBytes(16);
  const tag = await place.inTurn(() => derive('argon2id', { message: passwordForm(password), nonce: salt, tagLength, ...cost }));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;
}

export async function verifyPassword(password: string, hash: string, place: Place): Promise<boolean> {
  return (await matchPassword(password, hash, place)) !== null;
}

/**
 * The form of a password that a hash was made from; null if it matches none. Older hashes were made from the raw text
 * and need to be renewed.
 */
export async function matchPassword(password: string, hash: string, place: Place): Promise<'current' | 'raw' | null> {
  const form = passwordForm(password);
  if (await isHashOf(form, hash, place)) return 'current';
  return form !== password && (await isHashOf(password, hash, place)) ? 'raw' : null;
}

/** Checks with the parameters that the hash was made with. */
async function isHashOf(password: string, hash: string, place: Place): Promise<boolean> {
  const [, m, t, p, salt = '', tag = ''] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash) ?? [];
  const expected = Buffer.from(tag, 'base64');
  if (expected.length === 0) throw new Error('A stored password hash is not of argon2id');
  const parameters = {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
  };
  const actual = await place.inTurn(() => derive('argon2id', parameters));
  return timingSafeEqual(actual, expected);
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
