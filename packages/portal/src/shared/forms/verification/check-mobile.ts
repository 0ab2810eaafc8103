import type { PhoneNumber } from '@livery/ui/PhoneField';
import type { FieldProblem } from '../field-rules.ts';

/** The gateway knows the number formats of each country. Only a code proves that a number is in use. */
export function checkMobile({ number }: PhoneNumber): FieldProblem | null {
  if (number === '') return { text: 'required' };
  return /^\d{6,15}$/.test(number) ? null : { text: 'patterns.MOBILE' };
}
