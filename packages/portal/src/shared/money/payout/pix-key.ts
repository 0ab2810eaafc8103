import { readCpf } from '@livery/contract/cpf';
import { readMailAddress } from '@livery/contract/mail-address';
import { plainKey } from '@livery/contract/pasted-text';
import type { BodyOf } from '@livery/contract/shapes';

export type PixKeyKind = NonNullable<BodyOf<'addPaymentAccount'>['pixKeyKind']>;

const random = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const mobile = /^(?:\+?55)?[1-9]\d{9,10}$/;

/**
 * The kinds that a typed PIX key may be, most likely first. Empty if it is not a key. Eleven digits can be a tax number
 * or a mobile number, unless their punctuation shows which.
 */
export function pixKeyKindsOf(typed: string): PixKeyKind[] {
  const key = plainKey(typed);
  if (readMailAddress(typed) !== null) return ['email'];
  if (random.test(key)) return ['random'];
  const isPhone = mobile.test(key.replace(/[(). -]/g, ''));
  const isCpf = readCpf(typed) !== null;
  if (isCpf && isPhone) return /[(+]/.test(key) ? ['phone'] : key.includes('.') ? ['cpf'] : ['cpf', 'phone'];
  return [...(isCpf ? (['cpf'] as const) : []), ...(isPhone ? (['phone'] as const) : [])];
}
