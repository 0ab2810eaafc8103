import { readLookalikes } from '@livery/contract/password-rules';

let loading: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is known from breaches, ignoring case. ASVS 6.2.4 asks for the 3,000 most used; the list has
 * sixteen times as many. Decorations do not help: `Dragon#2026` counts as `dragon`, because attackers try it next. The
 * list is part of the program, so no password leaves it.
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
