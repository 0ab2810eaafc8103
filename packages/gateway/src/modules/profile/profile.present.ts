import type { Profile } from '@livery/contract/shapes';
import { birthdayAgeOf, columns, fieldNames, isLocked, type FieldName } from './profile-fields.rules.ts';
import { maskDay, maskMail, maskName, maskNumber } from './mask.rules.ts';
import type { StoredContact, StoredProfile } from './profile.repo.ts';

interface Known {
  readonly nickname: string;
  readonly stored: StoredProfile | null;
  readonly contacts: readonly StoredContact[];
  readonly passwordChangedAt: Date;
  readonly hasSecondFactor: boolean;
  readonly minimumAge: number;
}

/** Each field has its mask. Nationality and place of birth have none, because many documents show them. */
const masks: Record<FieldName, (value: string) => string> = {
  payeeName: maskName,
  birthday: maskDay,
  idNumber: maskNumber,
  nationality: (value) => value,
  placeOfBirth: (value) => value,
  address: maskName,
  whatsapp: maskNumber,
  telegram: maskName,
  facebook: maskName,
  line: maskName,
  wechat: maskName,
  qqNum: maskNumber,
  zalo: maskNumber,
};

export function presentProfile({ nickname, stored, contacts, passwordChangedAt, hasSecondFactor, minimumAge }: Known): Profile {
  const field = (name: FieldName) => {
    const value = stored?.[columns[name]] ?? null;
    return [name, { value: value === null ? null : masks[name](value), isLocked: isLocked(name, stored) }] as const;
  };
  const contact = (kind: StoredContact['kind']) => {
    const found = contacts.find((one) => one.kind === kind);
    if (found === undefined) return { value: null, isConfirmed: false };
    return { value: kind === 'email' ? maskMail(found.value) : maskNumber(found.value), isConfirmed: found.verified_at !== null };
  };
  return {
    nickname,
    fields: Object.fromEntries(fieldNames.map(field)) as Profile['fields'],
    contacts: { mobile: contact('mobile'), email: contact('email') },
    passwordChangedAt: passwordChangedAt.toISOString(),
    hasSecondFactor,
    birthdayAge: birthdayAgeOf(minimumAge),
  };
}
