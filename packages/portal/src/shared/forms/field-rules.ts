import type { AcceptedPattern } from '@livery/contract/accepted-pattern';
import { readField } from '@livery/contract/field-text';
import type { ValueOf } from '@livery/contract/shapes';

/** The gateway's rule for a form field (specification, section 3). */
export type FieldRule = ValueOf<'registerSettings'>['fields'][string];

/** A field's error: a key of the catalogue `forms`, with its placeholders. */
export interface FieldProblem {
  text: string;
  values?: Readonly<Record<string, string | number>>;
}

/** The rules of one form field. */
export interface FieldSpec<Values> {
  /** A function if it depends on other fields. */
  required?: boolean | ((values: Values) => boolean) | undefined;
  /** The gateway's message, which may require the field. */
  rule?: FieldRule | undefined;
  /** The field that this one repeats. */
  sameAs?: (keyof Values & string) | undefined;
  /** Further checks of a value. */
  check?: ((value: unknown, values: Values) => FieldProblem | null) | undefined;
  /** The gateway's check of a valid value, on submit. Cancelled if the form changes. */
  ask?: ((value: string, signal: AbortSignal) => Promise<FieldProblem | null>) | undefined;
}

/** In the order of the form. */
export type FormSpec<Values> = { readonly [Name in keyof Values & string]?: FieldSpec<Values> };

/**
 * Checks a value by the gateway's rule (specification, section 5). `accepts` is the rule's compiled pattern. Null
 * leaves the pattern to the gateway. Characters are counted as Unicode code points, as in JSON Schema.
 */
export function checkRule(rule: FieldRule, value: string, accepts: AcceptedPattern | null): FieldProblem | null {
  if (value === '') return rule.required ? { text: 'required' } : null;
  const { patternId, minLength: min, maxLength: max } = rule;
  // A code point is one or two units of a string, so a text that is far too long need not be counted.
  const length = value.length > 2 * max ? Infinity : [...value].length;
  const fits = length >= min && length <= max;
  if (fits && (accepts === null || accepts(value))) return null;
  return { text: `patterns.${patternId}`, values: { min, max } };
}

/** Checks a field by all its rules except the gateway's. */
export function checkField<Values extends object>(
  { required = false, rule, sameAs, check }: FieldSpec<Values>,
  value: unknown,
  values: Values,
  accepts: AcceptedPattern | null,
): FieldProblem | null {
  if (isEmpty(value)) {
    const isRequired = typeof required === 'function' ? required(values) : required;
    return isRequired || rule?.required === true ? { text: 'required' } : null;
  }
  const byRule = rule === undefined || typeof value !== 'string' ? null : checkRule(rule, value, accepts);
  if (byRule !== null) return byRule;
  if (sameAs !== undefined && value !== values[sameAs]) return { text: 'different' };
  return check?.(value, values) ?? null;
}

/** The texts to send, without surrounding spaces (specification, section 5) or other remains of a paste. */
export function readFields<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? readField(name, value) : value,
  ]);
  return Object.fromEntries(entries) as Values;
}

/** The refused form fields, from the JSON pointers in the gateway's answer. */
export function refusedFields(fields: Readonly<Record<string, string>>, names: readonly string[]): [name: string, problem: FieldProblem][] {
  const refused = new Map(Object.entries(fields).map(([pointer, rule]) => [pointer.split('/')[1], rule]));
  return names.flatMap((name) => {
    const rule = refused.get(name);
    return rule === undefined ? [] : [[name, { text: `refused.${rule}` }]];
  });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);
}
