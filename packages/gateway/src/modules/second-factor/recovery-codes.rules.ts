import { createHash, randomInt } from 'node:crypto';
import { plainKey } from '@livery/contract/pasted-text';
import type { MemberKey } from '#base/member-key.ts';

const codesOfMember = 10;
/** No letter or digit that can be mistaken for another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const codeLength = 16;

/**
 * Codes of nearly 80 random bits, in groups for copying by hand. There are too many to search, so a plain hash is
 * enough to store them.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesOfMember }, () =>
    Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
}

/** Accepts any spelling: capitals, blanks and hyphens do not matter. */
export function hashRecoveryCode({ merchantId, memberId }: MemberKey, code: string): Buffer {
  const letters = plainKey(code).toLowerCase().replaceAll(/[ -]/g, '');
  return createHash('sha256').update(`${merchantId} ${memberId} ${letters}`).digest();
}
