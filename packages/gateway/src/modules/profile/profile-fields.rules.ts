import type { BodyOf, Profile } from '@livery/contract/shapes';
import { compileAcceptedPattern } from '@livery/contract/accepted-pattern';
import { readField } from '@livery/contract/field-text';
import { AppError } from '#base/app-error.ts';
import type { RegisterRuleRow } from '../system/system.repo.ts';
import type { StoredProfile } from './profile.repo.ts';

export type FieldName = keyof Profile['fields'];
type Column = Exclude<keyof StoredProfile, 'merchant_id' | 'member_id'>;

/** The columns that store the fields, in the order of the page. */
export const columns: Record<FieldName, Column> = {
  payeeName: 'full_name',
  birthday: 'birthday',
  idNumber: 'national_id',
  nationality: 'nationality',
  placeOfBirth: 'place_of_birth',
  address: 'address',
  whatsapp: 'whatsapp',
  telegram: 'telegram',
  facebook: 'facebook',
  line: 'line',
  wechat: 'wechat',
  qqNum: 'qq',
  zalo: 'zalo',
};
export const fieldNames = Object.keys(columns) as FieldName[];

/** Fields that can be set only once, because facts that prove age and identity do not change. */
const toldOnce: readonly FieldName[] = ['birthday', 'idNumber'];

/** The minimum age of the birthday check (specification, section 5), or the brand's legal age if higher. */
const checkedAge = 21;
export const birthdayAgeOf = (minimumAge: number): number => Math.max(checkedAge, minimumAge);

/** Used if the merchant has no rule. */
const longest = 100;
const longestNickname = 20;

type Problem = 'required' | 'minLength' | 'maxLength' | 'pattern' | 'locked' | 'tooYoung';

export function isLocked(name: FieldName, stored: StoredProfile | null): boolean {
  return toldOnce.includes(name) && (stored?.[columns[name]] ?? null) !== null;
}

export interface Telling {
  readonly rules: readonly RegisterRuleRow[];
  readonly stored: StoredProfile | null;
  /** `yyyy-mm-dd` in the brand's time zone. */
  readonly today: string;
  readonly minimumAge: number;
}

/** The row to store, one column per field. Null deletes a value. */
export interface Told {
  readonly nickname: string | null;
  readonly columns: Partial<Record<Column, string | null>>;
}

/**
 * Validates a member's details by the merchant's rules, as the portal did.
 *
 * @throws AppError INVALID_REQUEST with the fields and reasons, never the values
 */
export function readTold(body: BodyOf<'editProfile'>, telling: Telling): Told {
  const problems: Record<string, Problem> = {};
  const told: Partial<Record<Column, string | null>> = {};
  for (const name of fieldNames) {
    if (body[name] === undefined) continue;
    const value = tidy(name, body[name]);
    const problem = problemOf(name, value, telling);
    if (problem !== null) problems[`/${name}`] = problem;
    else told[columns[name]] = value === '' ? null : value;
  }
  const nickname = body.nickname === undefined ? null : tidy('nickname', body.nickname);
  if (nickname !== null) {
    const problem = nicknameProblem(nickname);
    if (problem !== null) problems['/nickname'] = problem;
  }
  if (Object.keys(problems).length > 0) throw new AppError('INVALID_REQUEST', { fields: problems });
  return { nickname, columns: told };
}

const tidy = (field: string, value: string): string => readField(field, value).normalize('NFC');

/** The rule for a nickname after normalisation. */
export function nicknameProblem(nickname: string): Problem | null {
  if (nickname === '') return 'required';
  if ([...nickname].length > longestNickname) return 'maxLength';
  // With invisible characters, two different names could look the same.
  return /[\p{Cc}\p{Cf}]/u.test(nickname) ? 'pattern' : null;
}

function problemOf(name: FieldName, value: string, { rules, stored, today, minimumAge }: Telling): Problem | null {
  if (isLocked(name, stored)) return 'locked';
  if (value === '') return null;
  if (name === 'birthday') return birthdayProblem(value, today, birthdayAgeOf(minimumAge));
  const rule = rules.find(({ field }) => field === name);
  const { min_length: min = 1, max_length: max = longest, accepted_pattern: pattern = '*' } = rule ?? {};
  const length = value.length > 2 * max ? Infinity : [...value].length;
  if (length < min) return 'minLength';
  if (length > max) return 'maxLength';
  if (/\p{Cc}/u.test(value)) return 'pattern';
  return compileAcceptedPattern(pattern, max)?.(value) === true ? null : 'pattern';
}

function birthdayProblem(value: string, today: string, least: number): Problem | null {
  const date = new Date(`${value}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(value)) return 'pattern';
  const years = Number(today.slice(0, 4)) - Number(value.slice(0, 4)) - (today.slice(5) < value.slice(5) ? 1 : 0);
  if (value > today || years > 130) return 'pattern';
  return years < least ? 'tooYoung' : null;
}
