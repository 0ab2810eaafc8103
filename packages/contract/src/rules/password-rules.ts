import { foldText } from './fold-text.ts';

/** Characters of a password, counted as Unicode code points as JSON Schema does. */
export const passwordLength = { min: 8, max: 64 } as const;

/** The character classes that a new password needs (specification, section 5). */
const classes = { upper: /\p{Lu}/u, lower: /\p{Ll}/u, digit: /\p{Nd}/u, symbol: /[^\p{L}\p{M}\p{N}\s]/u } as const;

export type PasswordClass = keyof typeof classes;

export const passwordClasses = Object.keys(classes) as readonly PasswordClass[];

/**
 * Reasons to refuse a password: its length, a missing class, a space at either end, a name in it, or too easy to guess.
 */
export type PasswordProblem = 'length' | 'classes' | 'edges' | 'name' | 'repeats' | 'sequence';

/** The shortest name that counts. Three letters occur in too many words. */
const shortestName = 4;
/** The minimum of unpredictable and of different characters in a password that is not trivial. */
const leastSurprises = 6;
const leastDifferent = 5;
const shortestRun = 3;

/** Sequences of keyboards and alphabets, in both directions. */
const tracks = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjklç', 'zxcvbnm', '1q2w3e4r5t6y7u8i9o0p', '!@#$%^&*()'];
const runs = [...tracks, ...tracks.map((track) => [...track].toReversed().join(''))];

/**
 * Normalises a password for hashing, because devices write the same accent as one or two characters, and several kinds of spaces. NFC, as
 * in RFC 8265 (OpaqueString), because NFKC would merge characters that look different.
 */
export function passwordForm(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** The classes that a password lacks. */
export function missingClasses(password: string): PasswordClass[] {
  return passwordClasses.filter((name) => !classes[name].test(password));
}

/**
 * The first fault of a new password, or null. It must not contain any of `names`: the username, the
 * site's name. Only the gateway checks the list of breached passwords.
 */
export function findPasswordProblem(typed: string, names: readonly string[] = []): PasswordProblem | null {
  const password = passwordForm(typed);
  const { length } = [...password];
  if (length < passwordLength.min || length > passwordLength.max) return 'length';
  if (missingClasses(password).length > 0) return 'classes';
  if (password.trim() !== password) return 'edges';
  return findTrivial(password, names);
}

/** Why a password is easy to guess despite its length and classes. Null if it is not. */
export function findTrivial(
  password: string,
  names: readonly string[] = [],
): Extract<PasswordProblem, 'name' | 'repeats' | 'sequence'> | null {
  if (names.some((name) => holdsName(password, name))) return 'name';
  const folded = password.toLowerCase();
  if (new Set(folded).size < leastDifferent || isRepetition(folded)) return 'repeats';
  return countSurprises(folded) < leastSurprises ? 'sequence' : null;
}

/** How strong a password looks, for a meter: 0 nothing yet, 1 refused, 2 to 4 accepted. */
export function passwordStrength(password: string, names: readonly string[] = []): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0;
  if (findPasswordProblem(password, names) !== null) return 1;
  const surprises = countSurprises(password.toLowerCase());
  if (surprises < 10) return 2;
  return surprises < 14 ? 3 : 4;
}

function holdsName(password: string, name: string): boolean {
  const [text, wanted] = [plain(password), plain(name)];
  return wanted.length >= shortestName && (text.includes(wanted) || text.includes([...wanted].toReversed().join('')));
}

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Reads digits and symbols in a text as the letters that they stand for: `P@ssw0rd` is `Password`. */
export function readLookalikes(text: string): string {
  return text.replace(/[013457@$!]/g, (character) => lookalikes[character] ?? character);
}

function plain(text: string): string {
  return readLookalikes(foldText(text)).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether it repeats a single piece. */
function isRepetition(text: string): boolean {
  return `${text}${text}`.indexOf(text, 1) < text.length;
}

/** Counts the characters, with a run of neighbouring or equal ones as one. */
function countSurprises(text: string): number {
  const characters = [...text];
  let count = 0;
  for (let at = 0; at < characters.length; at += runLength(characters, at)) count += 1;
  return count;
}

function runLength(characters: readonly string[], from: number): number {
  let longest = 1;
  for (let end = from + shortestRun; end <= characters.length; end += 1) {
    const piece = characters.slice(from, end).join('');
    if (!runs.some((run) => run.includes(piece)) && new Set(characters.slice(from, end)).size > 1) break;
    longest = end - from;
  }
  return longest;
}
