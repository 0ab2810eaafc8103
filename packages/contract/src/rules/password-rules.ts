import { foldText } from './fold-text.ts';

/** Characters of a password, counted as Unicode code points as JSON Schema does. */
export const passwordLength = { min: 8, max: 64 } as const;

/** What a new password needs one of each of (specification, section 5). */
const classes = { upper: /\p{Lu}/u, lower: /\p{Ll}/u, digit: /\p{Nd}/u, symbol: /[^\p{L}\p{M}\p{N}\s]/u } as const;

export type PasswordClass = keyof typeof classes;

export const passwordClasses = Object.keys(classes) as readonly PasswordClass[];

/** Why a password is refused: its length, a class that it lacks, a space at an end, a name that it holds, or that it is soon guessed. */
export type PasswordProblem = 'length' | 'classes' | 'edges' | 'name' | 'repeats' | 'sequence';

/** The shortest name that counts: three letters are in too many words. */
const shortestName = 4;
/** Characters that nobody guesses from the ones before them, and different characters: fewer are trivial. */
const leastSurprises = 6;
const leastDifferent = 5;
const shortestRun = 3;

/** What fingers and memories follow, there and back. */
const tracks = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjklç', 'zxcvbnm', '1q2w3e4r5t6y7u8i9o0p', '!@#$%^&*()'];
const runs = [...tracks, ...tracks.map((track) => [...track].toReversed().join(''))];

/**
 * A password in the one form that is hashed: devices write the same accent as one character or as two, and spaces of several kinds. NFC, as
 * RFC 8265 (OpaqueString) has it: NFKC would take characters that people see apart for one.
 */
export function passwordForm(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** The classes that a password lacks. */
export function missingClasses(password: string): PasswordClass[] {
  return passwordClasses.filter((name) => !classes[name].test(password));
}

/**
 * The first thing that is wrong with a new password, null when nothing is. `names` are what it must not hold: the username, the
 * site's name. That it is among the breached ones only the gateway tells.
 */
export function findPasswordProblem(typed: string, names: readonly string[] = []): PasswordProblem | null {
  const password = passwordForm(typed);
  const { length } = [...password];
  if (length < passwordLength.min || length > passwordLength.max) return 'length';
  if (missingClasses(password).length > 0) return 'classes';
  if (password.trim() !== password) return 'edges';
  return findTrivial(password, names);
}

/** Why a password is soon guessed, whatever its length and classes; null when it is not. */
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

/** A text with the digits and symbols in it read as the letters that they stand for: `P@ssw0rd` is `Password`. */
export function readLookalikes(text: string): string {
  return text.replace(/[013457@$!]/g, (character) => lookalikes[character] ?? character);
}

function plain(text: string): string {
  return readLookalikes(foldText(text)).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether it is one piece over and over. */
function isRepetition(text: string): boolean {
  return `${text}${text}`.indexOf(text, 1) < text.length;
}

/** Counts the characters, a run of neighbours or of equal ones as one. */
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
