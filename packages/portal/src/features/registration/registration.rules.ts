import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import type { FieldRule, FormSpec } from '#shared/forms/field-rules.ts';
import { payloadOfInvitation, type Invitation } from '#shared/store/invitation.ts';
import { isFlagOn, type FlagNode } from '#shared/facts/feature-flags.ts';

export type RegisterRules = ValueOf<'registerSettings'>['fields'];

/** The two registration methods, each on its own tab. */
export type RegisterWay = 'mobile' | 'username';

export interface Offer {
  /** The initial method: mobile if offered. */
  ways: readonly RegisterWay[];
  asksCode: boolean;
  asksPassword: boolean;
}

export function readOffer(tree: readonly FlagNode[]): Offer {
  const ways = [
    ['mobile', 'MOBILENUMREG3'],
    ['username', 'USERNAMEREG3'],
  ] as const;
  return {
    ways: ways.filter(([, flag]) => isFlagOn(tree, flag)).map(([way]) => way),
    asksCode: isFlagOn(tree, 'REGMOBVERF3'),
    asksPassword: isFlagOn(tree, 'MOBILENUMPASSREG3'),
  };
}

/** The form's values for both methods. Shared fields stay when the method changes. */
export const emptyForm = {
  username: '',
  password: '',
  confirmPassword: '',
  mobileNum: '',
  country: '',
  verificationCode: '',
  payeeName: '',
  email: '',
  whatsapp: '',
  line: '',
  facebook: '',
  wechat: '',
  qqNum: '',
  idNumber: '',
  paymentPassword: '',
  affiliateCode: '',
  recommenderId: '',
  captcha: '',
  captchaId: '',
  /** The member is of age and agrees to the terms. */
  consent: false,
};

export type RegisterForm = typeof emptyForm;
export type FormField = keyof RegisterForm;
/** A typed field, in the order of the form. */
export type AnswerField = Exclude<FormField, 'country' | 'captchaId' | 'consent'>;

const secrets: readonly FormField[] = ['password', 'confirmPassword', 'paymentPassword', 'verificationCode', 'captcha', 'captchaId'];

/** The values kept when the form is closed: no secrets and no consent. */
export const draftFields: readonly FormField[] = (Object.keys(emptyForm) as FormField[]).filter(
  (field) => !secrets.includes(field) && typeof emptyForm[field] === 'string',
);

/** The form's fields without rules. */
const unruled: readonly string[] = ['confirmPassword', 'country', 'captchaId', 'consent'];

/** Fields that depend on a method or a flag. All others appear when their rule is enabled. */
function isAsked(field: string, rule: FieldRule, way: RegisterWay, { asksPassword }: Offer): field is AnswerField {
  if (field === 'username') return way === 'username';
  if (field === 'password') return way === 'username' || asksPassword;
  if (field === 'mobileNum') return way === 'mobile' || rule.enabled;
  return rule.enabled && field !== 'verificationCode' && Object.hasOwn(emptyForm, field) && !unruled.includes(field);
}

/**
 * The fields of a registration method, in the merchant's order. A phone number that serves as the username comes first,
 * with its code. Passwords can be shown, so they are repeated only if the merchant wants that. Fields that the brand
 * omits still appear if the merchant requires them.
 */
export function fieldsOf(rules: RegisterRules, way: RegisterWay, offer: Offer, leavesOut: readonly string[] = []): AnswerField[] {
  const isLeftOut = (field: string, rule: FieldRule) =>
    leavesOut.includes(field) && !rule.required && !(field === 'mobileNum' && way === 'mobile');
  const asked = Object.entries(rules).flatMap(([field, rule]) =>
    isAsked(field, rule, way, offer) && !isLeftOut(field, rule) ? [field] : [],
  );
  const own = way === 'mobile' ? (['mobileNum'] as const) : (['username', 'password'] as const).filter((field) => !asked.includes(field));
  const ordered = [...own, ...asked.filter((field) => !own.some((first) => first === field))];
  return ordered.flatMap((field): AnswerField[] => {
    if (field === 'password') return rules['confirmPassword']?.enabled === true ? ['password', 'confirmPassword'] : ['password'];
    if (field === 'mobileNum' && way === 'mobile' && offer.asksCode) return ['mobileNum', 'verificationCode'];
    return [field];
  });
}

/** Each field's rules: the merchant's, and those of the method. */
export function specOf(rules: RegisterRules, fields: readonly AnswerField[], way: RegisterWay): FormSpec<RegisterForm> {
  const needed: readonly AnswerField[] = ['username', 'password', 'confirmPassword', 'verificationCode', 'paymentPassword'];
  const isNeeded = (field: AnswerField) => needed.includes(field) || (field === 'mobileNum' && way === 'mobile');
  return {
    ...Object.fromEntries(fields.map((field) => [field, { rule: rules[field], required: isNeeded(field) }])),
    ...(fields.includes('confirmPassword') ? { confirmPassword: { required: true, sameAs: 'password' } } : {}),
    consent: { required: true },
  };
}

/** Optional fields, shown separately so that they slow nobody down. */
export function optionalOf(fields: readonly AnswerField[], spec: FormSpec<RegisterForm>): AnswerField[] {
  return fields.filter((field) => spec[field]?.required !== true && spec[field]?.rule?.required !== true);
}

/** The number of fields that a phone shows at once. */
const roomOfStep = 4;

/**
 * The fields in steps: the number, its code, then the rest. On a phone, each step has as many as fit. The last step has
 * the consent.
 */
export function stepsOf(fields: readonly AnswerField[], isWide: boolean): AnswerField[][] {
  const byCode: AnswerField[][] = fields.includes('verificationCode') ? [['mobileNum'], ['verificationCode']] : [];
  const rest = fields.filter((field) => !byCode.flat().includes(field));
  if (isWide) return rest.length === 0 ? byCode : [...byCode, rest];
  const steps = [...byCode];
  for (let at = 0; at < rest.length;) {
    const step = rest.slice(at, at + roomOfStep);
    // A password and its repetition stay together.
    if (step.at(-1) === 'password' && rest[at + step.length] === 'confirmPassword' && step.length > 1) step.pop();
    steps.push(step);
    at += step.length;
  }
  return steps;
}

/** The page's own data for a registration. */
export interface RegisterPlace {
  domain: string;
  diallingCode: string;
  referralCode: string | null;
  /** The agent's link that the visitor followed. */
  invitation: Invitation | null;
}

/** The link's code is sent if the form has no code field. A typed code replaces it. */
function invitedBy(form: RegisterForm, fields: readonly AnswerField[], invitation: Invitation | null) {
  const isTypedOver = fields.includes('affiliateCode') && form.affiliateCode !== invitation?.code;
  return isTypedOver ? {} : payloadOfInvitation(invitation);
}

/** The request: non-empty fields of the method. */
export function payloadOf(form: RegisterForm, fields: readonly AnswerField[], place: RegisterPlace): BodyOf<'register'> {
  const answers = Object.fromEntries(fields.flatMap((field) => (form[field] === '' ? [] : [[field, form[field]]])));
  return {
    ...answers,
    ...(fields.includes('password') && !fields.includes('confirmPassword') ? { confirmPassword: form.password } : {}),
    ...(fields.includes('mobileNum') && form.mobileNum !== '' ? { countryDialingCode: place.diallingCode } : {}),
    ...(fields.includes('captcha') ? { captchaId: form.captchaId } : {}),
    ...invitedBy(form, fields, place.invitation),
    ...(place.referralCode === null ? {} : { referralCode: place.referralCode }),
    domain: place.domain,
    login: true,
  };
}

/** The field concerned by a refusal that names none. */
const placeOfCode: Partial<Record<Failure['code'], AnswerField>> = {
  CODE_INVALID: 'verificationCode',
  CODE_EXPIRED: 'verificationCode',
  CAPTCHA_REQUIRED: 'captcha',
  CAPTCHA_INVALID: 'captcha',
  PASSWORD_BREACHED: 'password',
  PASSWORD_TOO_WEAK: 'password',
};

export function placedFailure(failure: Failure): Failure {
  const field = placeOfCode[failure.code];
  return field === undefined || failure.fields !== undefined ? failure : { ...failure, fields: { [`/${field}`]: failure.code } };
}

/** Session storage: the rules and the input. Local storage: this browser's id for invitations. */
export const storageKeys = {
  rules: 'livery.registerRules',
  draft: 'livery.draft.register',
  visitor: 'livery.visitor',
  /** Session storage: the number that received the last code. */
  sentTo: 'livery.draft.register.sentTo',
} as const;
