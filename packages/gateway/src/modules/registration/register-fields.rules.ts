import { compileAcceptedPattern } from '@livery/contract/accepted-pattern';
import { readField } from '@livery/contract/field-text';
import type { BodyOf } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import type { RegisterRuleRow } from '../system/system.repo.ts';

/** The two registration methods, each a tab of the form. */
export type RegisterWay = 'username' | 'mobile';

/** The merchant's flags (specification, section 3). */
export interface RegisterFlags {
  readonly isOpen: Readonly<Record<RegisterWay, boolean>>;
  readonly asksCode: boolean;
  readonly asksPassword: boolean;
}

export type RegisterBody = BodyOf<'register'>;

/** The fields for which rules are stored. */
const ruled = [
  'username',
  'password',
  'payeeName',
  'email',
  'mobileNum',
  'verificationCode',
  'affiliateCode',
  'recommenderId',
  'captcha',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'humanVerification',
] as const;
type RuledField = (typeof ruled)[number];

/** Why a value is refused. The form has a text for each. */
type Problem = 'required' | 'minLength' | 'maxLength' | 'pattern' | 'different';

/** The submitted values of the fields that the merchant asks for. Other fields are absent. */
export type Answers = Readonly<Partial<Record<RuledField, string>>>;

/**
 * Validates the form by the merchant's rules, as the portal did, and trusts nothing in it. Fields that the merchant
 * does not ask for are dropped. Secrets are taken exactly as typed.
 *
 * @throws AppError INVALID_REQUEST with the field and the reason, never the value
 */
export function readAnswers(rules: readonly RegisterRuleRow[], flags: RegisterFlags, way: RegisterWay, body: RegisterBody): Answers {
  const problems: Record<string, Problem> = {};
  const answers: Partial<Record<RuledField, string>> = {};
  for (const field of ruled) {
    const rule = rules.find((row) => row.field === field);
    const asked = askedFor(field, rule, flags, way);
    if (asked === 'not') continue;
    const value = tidy(field, body[field]);
    const missing = asked === 'required' ? 'required' : null;
    const problem = value === '' ? missing : (unseen(field, value) ?? problemOf(rule, value));
    if (problem !== null) problems[`/${field}`] = problem;
    else if (value !== '') answers[field] = value;
  }
  if (answers.password !== undefined && body.confirmPassword !== answers.password)
    problems['/confirmPassword'] = (body.confirmPassword ?? '') === '' ? 'required' : 'different';
  if (answers.mobileNum !== undefined && body.countryDialingCode === undefined) problems['/countryDialingCode'] = 'required';
  if (Object.keys(problems).length > 0) throw new AppError('INVALID_REQUEST', { fields: problems });
  return answers;
}

/** @throws AppError INVALID_REQUEST for a name that the merchant's rule refuses */
export function readUsername(rules: readonly RegisterRuleRow[], typed: string): string {
  const username = tidy('username', typed);
  const rule = rules.find(({ field }) => field === 'username');
  const problem = username === '' ? 'required' : (unseen('username', username) ?? problemOf(rule, username));
  if (problem !== null) throw new AppError('INVALID_REQUEST', { fields: { '/username': problem } });
  return username;
}

/** Some fields depend on a method or a flag. The rule decides about all others. */
function askedFor(
  field: RuledField,
  rule: RegisterRuleRow | undefined,
  { asksCode, asksPassword }: RegisterFlags,
  way: RegisterWay,
): 'required' | 'optional' | 'not' {
  const isMobile = way === 'mobile';
  const always = (isAsked: boolean) => (isAsked ? 'required' : 'not');
  switch (field) {
    case 'username':
      return always(!isMobile);
    case 'password':
      return always(!isMobile || asksPassword);
    case 'verificationCode':
      return always(isMobile && asksCode);
    case 'mobileNum':
      return isMobile ? 'required' : byRule(rule);
    case 'paymentPassword':
      return always(rule?.enabled === true);
    default:
      return byRule(rule);
  }
}

function byRule(rule: RegisterRuleRow | undefined): 'required' | 'optional' | 'not' {
  if (rule?.enabled !== true) return 'not';
  return rule.required ? 'required' : 'optional';
}

const secrets: readonly RuledField[] = ['password', 'paymentPassword'];

function tidy(field: RuledField, value = ''): string {
  if (secrets.includes(field)) return value;
  // A new name with invisible characters is refused. They are not stripped.
  return (field === 'username' ? value.trim() : readField(field, value)).normalize('NFC');
}

/** Invisible characters, which make two names look the same. Refused even if the merchant's pattern accepts them. */
function unseen(field: RuledField, value: string): Problem | null {
  return field === 'username' && /[\s\p{Cc}\p{Cf}]/u.test(value) ? 'pattern' : null;
}

/**
 * Characters are counted as Unicode code points, as in the form and JSON Schema. A pattern that cannot be evaluated
 * refuses.
 */
function problemOf(rule: RegisterRuleRow | undefined, value: string): Problem | null {
  if (rule === undefined) return null;
  const { accepted_pattern: pattern, min_length: min, max_length: max } = rule;
  const length = value.length > 2 * max ? Infinity : [...value].length;
  if (length < min) return 'minLength';
  if (length > max) return 'maxLength';
  return compileAcceptedPattern(pattern, max)?.(value) === true ? null : 'pattern';
}
