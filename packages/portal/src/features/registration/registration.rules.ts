import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import type { FieldRule, FormSpec } from '#shared/forms/field-rules.ts';
import { payloadOfInvitation, type Invitation } from '#shared/store/invitation.ts';
import { isFlagOn, type FlagNode } from '#shared/facts/feature-flags.ts';

export type RegisterRules = ValueOf<'registerSettings'>['fields'];

/** The two ways to register, each a tab. */
export type RegisterWay = 'mobile' | 'username';

export interface Offer {
  /** The first one is shown first: mobile wherever it is offered. */
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

/** What the form holds, whichever way is chosen: what is common to both stays when the way changes. */
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
  isOfAge: false,
  terms: false,
};

export type RegisterForm = typeof emptyForm;
export type FormField = keyof RegisterForm;
/** A field that is typed in, in the order of the form. */
export type AnswerField = Exclude<FormField, 'country' | 'captchaId' | 'isOfAge' | 'terms'>;

const secrets: readonly FormField[] = ['password', 'confirmPassword', 'paymentPassword', 'verificationCode', 'captcha', 'captchaId'];

/** What a closed form is opened with again: no secret, and no consent. */
export const draftFields: readonly FormField[] = (Object.keys(emptyForm) as FormField[]).filter(
  (field) => !secrets.includes(field) && typeof emptyForm[field] === 'string',
);

/** What the form has beside what rules are kept for. */
const unruled: readonly string[] = ['confirmPassword', 'country', 'captchaId', 'isOfAge', 'terms'];

/** Fields that belong to a way or hang on a flag; all others are there when their rule is enabled. */
function isAsked(field: string, rule: FieldRule, way: RegisterWay, { asksPassword }: Offer): field is AnswerField {
  if (field === 'username') return way === 'username';
  if (field === 'password') return way === 'username' || asksPassword;
  if (field === 'mobileNum') return way === 'mobile' || rule.enabled;
  return rule.enabled && field !== 'verificationCode' && Object.hasOwn(emptyForm, field) && !unruled.includes(field);
}

/**
 * The fields of a way in the merchant's order; a number and its code come first where they are the name. What the brand leaves out is asked
 * for where the merchant demands it.
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
    if (field === 'password') return ['password', 'confirmPassword'];
    if (field === 'mobileNum' && way === 'mobile' && offer.asksCode) return ['mobileNum', 'verificationCode'];
    return [field];
  });
}

/** What the form asks of each field: the merchant's rule, and what the way itself needs. */
export function specOf(rules: RegisterRules, fields: readonly AnswerField[], way: RegisterWay): FormSpec<RegisterForm> {
  const needed: readonly AnswerField[] = ['username', 'password', 'confirmPassword', 'verificationCode', 'paymentPassword'];
  const isNeeded = (field: AnswerField) => needed.includes(field) || (field === 'mobileNum' && way === 'mobile');
  return {
    ...Object.fromEntries(fields.map((field) => [field, { rule: rules[field], required: isNeeded(field) }])),
    ...(fields.includes('confirmPassword') ? { confirmPassword: { required: true, sameAs: 'password' } } : {}),
    isOfAge: { required: true },
    terms: { required: true },
  };
}

/** As many fields as a phone shows at once. */
const roomOfStep = 4;
/** What is filled in together stays together. */
const pairs: readonly (readonly [AnswerField, AnswerField])[] = [
  ['password', 'confirmPassword'],
  ['mobileNum', 'verificationCode'],
];

/** The fields step by step; the two consents take room in the last. */
export function stepsOf(fields: readonly AnswerField[]): AnswerField[][] {
  const groups = fields.flatMap((field): AnswerField[][] => {
    if (pairs.some(([one, other]) => other === field && fields.includes(one))) return [];
    const follower = pairs.find(([one, other]) => one === field && fields.includes(other))?.[1];
    return [follower === undefined ? [field] : [field, follower]];
  });
  const steps: AnswerField[][] = [[]];
  for (const group of groups) {
    const last = steps.at(-1) ?? [];
    if (last.length + group.length <= roomOfStep) last.push(...group);
    else steps.push([...group]);
  }
  if ((steps.at(-1)?.length ?? 0) + 2 > roomOfStep + 1) steps.push([]);
  return steps;
}

/** What only the page knows of a registration. */
export interface RegisterPlace {
  domain: string;
  diallingCode: string;
  referralCode: string | null;
  /** The agent's link that the visitor came by. */
  invitation: Invitation | null;
}

/** The link's code goes along where the form has no field for codes; one that was typed over counts instead of it. */
function invitedBy(form: RegisterForm, fields: readonly AnswerField[], invitation: Invitation | null) {
  const isTypedOver = fields.includes('affiliateCode') && form.affiliateCode !== invitation?.code;
  return isTypedOver ? {} : payloadOfInvitation(invitation);
}

/** What is sent: what was typed in the fields of the way, and nothing empty. */
export function payloadOf(form: RegisterForm, fields: readonly AnswerField[], place: RegisterPlace): BodyOf<'register'> {
  const answers = Object.fromEntries(fields.flatMap((field) => (form[field] === '' ? [] : [[field, form[field]]])));
  return {
    ...answers,
    ...(fields.includes('mobileNum') && form.mobileNum !== '' ? { countryDialingCode: place.diallingCode } : {}),
    ...(fields.includes('captcha') ? { captchaId: form.captchaId } : {}),
    ...invitedBy(form, fields, place.invitation),
    ...(place.referralCode === null ? {} : { referralCode: place.referralCode }),
    domain: place.domain,
    login: true,
  };
}

/** The field that a refusal is about though it names none. */
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

/** Session storage: the rules as they were read, and what was typed. Local storage: what this browser calls itself by to invitations. */
export const storageKeys = {
  rules: 'livery.registerRules',
  draft: 'livery.draft.register',
  visitor: 'livery.visitor',
} as const;
