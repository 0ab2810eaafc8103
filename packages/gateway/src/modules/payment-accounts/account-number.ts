import { maskMail } from '../profile/mask.ts';
import type { PayoutKind, PixKeyKind } from './payment-accounts.tables.ts';

/** The digits of a Brazilian tax number whose two check digits are right; null for any other text. */
export function readCpf(typed: string): string | null {
  const digits = typed.replace(/[.\-\s]/g, '');
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return null;
  const isRight = [9, 10].every((length) => {
    const sum = Array.from({ length }, (_, index) => Number(digits[index]) * (length + 1 - index)).reduce((total, part) => total + part);
    return ((sum * 10) % 11) % 10 === Number(digits[length]);
  });
  return isRight ? digits : null;
}

const readers: Readonly<Record<PixKeyKind, (typed: string) => string | null>> = {
  cpf: readCpf,
  email: (typed) => match(typed.toLowerCase(), /^[^@\s]{1,64}@[^@\s.]+(?:\.[^@\s.]+)+$/),
  // Ten or eleven digits with the area's two; the country's stand before them or are meant.
  phone: (typed) => {
    const [, digits] = /^(?:\+?55)?([1-9]\d{9,10})$/.exec(typed.replace(/[().\-\s]/g, '')) ?? [];
    return digits === undefined ? null : `+55${digits}`;
  },
  random: (typed) => match(typed.toLowerCase(), /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
};

/** The number as it is kept, whichever way it was typed; null for what is none of the kind. */
export function readAccountNumber(kind: PayoutKind, pixKeyKind: PixKeyKind | null, typed: string): string | null {
  const text = typed.trim();
  if (kind === 'pix') return pixKeyKind === null ? null : readers[pixKeyKind](text);
  if (kind === 'bank') return match(text.replace(/\s/g, '').toUpperCase(), /^[0-9A-Z][0-9A-Z.-]{3,33}$/);
  return match(text, /^[\x21-\x7e]{6,120}$/);
}

/** The end of it, and of a mail address what the profile shows. */
export function maskAccountNumber(number: string): string {
  return number.includes('@') ? maskMail(number) : `•••• ${number.slice(-4)}`;
}

/** Whether two ways of writing a name mean one person: case, accents and spaces say nothing. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}

function match(text: string, pattern: RegExp): string | null {
  return pattern.test(text) ? text : null;
}
