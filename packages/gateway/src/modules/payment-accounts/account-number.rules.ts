import { readCpf } from '@livery/contract/cpf';
import { foldText } from '@livery/contract/fold-text';
import { readMailAddress } from '@livery/contract/mail-address';
import { plainKey, plainText } from '@livery/contract/pasted-text';
import { maskMail } from '../profile/mask.rules.ts';
import type { PayoutKind, PixKeyKind } from './payment-accounts.schema.ts';

const readers: Readonly<Record<PixKeyKind, (typed: string) => string | null>> = {
  cpf: readCpf,
  email: readMailAddress,
  // Ten or eleven digits including the two of the area, with or without the country code in front.
  phone: (typed) => {
    const [, digits] = /^(?:\+?55)?([1-9]\d{9,10})$/.exec(plainKey(typed).replace(/[(). -]/g, '')) ?? [];
    return digits === undefined ? null : `+55${digits}`;
  },
  random: (typed) => match(plainKey(typed).toLowerCase(), /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
};

/** The normalized number. Null if it is not valid. */
export function readAccountNumber(kind: PayoutKind, pixKeyKind: PixKeyKind | null, typed: string): string | null {
  if (kind === 'pix') return pixKeyKind === null ? null : readers[pixKeyKind](typed);
  if (kind === 'bank') return match(plainKey(typed).replaceAll(' ', '').toUpperCase(), /^[0-9A-Z][0-9A-Z.-]{3,33}$/);
  // Addresses of some chains contain such prefixes.
  return match(plainText(typed), /^[\x21-\x7e]{6,120}$/);
}

/** Its last digits, or the masked mail address as on the profile. */
export function maskAccountNumber(number: string): string {
  return number.includes('@') ? maskMail(number) : `•••• ${number.slice(-4)}`;
}

/**
 * Whether two spellings of a name mean one person. Case, accents, spaces and apostrophes do not matter, and banks omit
 * them.
 */
export function isSameName(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other);
}

function lettersOf(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{N}]/gu, '');
}

function match(text: string, pattern: RegExp): string | null {
  return pattern.test(text) ? text : null;
}
