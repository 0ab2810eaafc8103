import type { Profile } from '@livery/contract/shapes';

const untold = { value: null, isLocked: false };

/** For tests: a member with an empty profile. */
export function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    nickname: 'Marina',
    fields: {
      payeeName: untold,
      birthday: untold,
      idNumber: untold,
      nationality: untold,
      placeOfBirth: untold,
      address: untold,
      whatsapp: untold,
      telegram: untold,
      facebook: untold,
      line: untold,
      wechat: untold,
      qqNum: untold,
      zalo: untold,
    },
    contacts: { mobile: { value: null, isConfirmed: false }, email: { value: null, isConfirmed: false } },
    passwordChangedAt: '2026-01-01T00:00:00Z',
    hasSecondFactor: false,
    birthdayAge: 21,
    ...changes,
  };
}
