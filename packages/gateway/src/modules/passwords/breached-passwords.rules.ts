import { readLookalikes } from '@livery/contract/password-rules';

let loading: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is known from breaches, in any case of its letters: ASVS 6.2.4 asks for the 3,000 most used, the list holds
 * sixteen times as many. What only dresses one up is taken for it, since `Dragon#2026` is what guessers try after `dragon`. The list
 * comes with the program, so nobody else is told of any password.
 */
export async function isBreached(password: string): Promise<boolean> {
  loading ??= readList();
  const known = await loading;
  const text = password.normalize('NFKC').toLowerCase();
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const isDressedUp = (word: string): boolean => word.length > text.length / 2 && known.has(word);
  return known.has(text) || isDressedUp(core) || isDressedUp(readLookalikes(core));
}

/** A third of a megabyte of text, which a gateway that sets no passwords never reads. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
