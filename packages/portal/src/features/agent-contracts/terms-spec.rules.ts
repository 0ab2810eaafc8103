import type { MinorUnits } from '@livery/contract/money';
import { wholeShare } from '@livery/contract/shares';
import type { Terms } from '@livery/contract/commission-terms';
import type { FieldProblem, FormSpec } from '#shared/forms/field-rules.ts';
import { checkAmount } from '#shared/money/amount-text.ts';
import { readPercent } from '#shared/money/percent-text.ts';
import { fieldsOf, readCount, readForm, sortOf, type FormWriting, type TermsForm, type TermsValues } from './terms-form.rules.ts';

interface SpecOptions extends FormWriting {
  /** An amount with its currency. */
  write: (amount: MinorUnits) => string;
  /** Errors of readable terms, by field. */
  faultsOf: (terms: Terms) => ReadonlyMap<string, FieldProblem>;
}

const optional = ['wholeUnits', 'feeShare'];

/** Validates each field, then the terms as a whole, by the gateway's own rules. */
export function specOfForm(form: TermsForm, { format, write, faultsOf }: SpecOptions): FormSpec<TermsValues> {
  const alone = (field: string, text: string): FieldProblem | null => {
    switch (sortOf(field)) {
      case 'amount':
        return checkAmount(text, format, { min: 0 }, write);
      case 'count':
        return readCount(text) === null ? { text: 'count' } : null;
      case 'percent':
        return checkPercent(text);
      case 'choice':
        return null;
    }
  };
  const together = (field: string, values: TermsValues): FieldProblem | null => {
    const terms = readForm({ ...form, values }, format);
    return terms === null ? null : (faultsOf(terms).get(field) ?? null);
  };
  return Object.fromEntries(
    fieldsOf(form).map((field) => [
      field,
      {
        required: sortOf(field) !== 'choice' && !optional.includes(field),
        check: (value: unknown, values: TermsValues) => alone(field, String(value)) ?? together(field, values),
      },
    ]),
  );
}

function checkPercent(text: string): FieldProblem | null {
  const share = readPercent(text);
  if (share === null) return { text: 'percent' };
  return share > wholeShare ? { text: 'rateAtMost', values: { ppm: wholeShare } } : null;
}
