import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordForm } from '@livery/contract/password-rules';
import { WorkQueue, type Place } from '#limits/work-queue.ts';

const derive = promisify(argon2);

/** libuv's own figure, on whose threads passwords are hashed. */
const threads = Number(process.env['UV_THREADPOOL_SIZE']) || 4;

/**
 * Hashes are made on half of the threads that they share with files, names and compression, so that those go on in a burst of
 * logins; 64 wait, for about a second at most. For the whole process, as the threads are.
 */
export const passwordQueue = new WorkQueue({ atOnce: Math.max(1, Math.floor(threads / 2)), waiting: 64 });

/**
 * Members who are logged in have places of their own, so that a flood of logins refuses no withdrawal. They share the turns, so that
 * both lines together still hash on half of the threads.
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
 * Which form of a password a hash was made of, null when of none. Older hashes were made of the raw text: they have to be
 * renewed.
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
