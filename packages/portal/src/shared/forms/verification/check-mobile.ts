import type { PhoneNumber } from '@livery/ui/PhoneField';
import type { FieldProblem } from '../field-rules.ts';

/** Whether it rings only the code shows; the gateway knows the numbers of each country. */
export function checkMobile({ number }: PhoneNumber): FieldProblem | null {
  if (number === '') return { text: 'required' };
  return /^\d{6,15}$/.test(number) ? null : { text: 'patterns.MOBILE' };
}
