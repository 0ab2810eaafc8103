import Type from 'typebox';
import { text } from '../inputs.ts';
import { mobileNum } from './verification.ts';

const password = text(128, 1);

const ChangePasswordBody = Type.Object(
  {
    /** A member who must change the password has just logged in with it. */
    oldPassword: Type.Optional(password),
    newPassword: password,
    confirmNewPassword: password,
  },
  { additionalProperties: false },
);

const ResetByEmailBody = Type.Object({ username: text(64, 1), email: text(254, 3) }, { additionalProperties: false });

const ResetByPhoneBody = Type.Object(
  {
    newPassword: password,
    /** Including the country's dialling code. */
    mobileNum,
    verificationCode: text(16, 1),
  },
  { additionalProperties: false },
);

const ResetByLinkBody = Type.Object(
  {
    /** From the link's fragment. */
    token: Type.String({ pattern: '^[\\w-]{43}$' }),
    newPassword: password,
    confirmNewPassword: password,
  },
  { additionalProperties: false },
);

/** For a caller who has proven to be the member. The member then logs in with it. */
const ResetValue = Type.Object({ username: Type.String() });

export const passwords = {
  changePassword: { body: ChangePasswordBody, value: Type.Object({}) },
  resetPasswordByEmail: { body: ResetByEmailBody, value: Type.Object({}) },
  resetPasswordByPhone: { body: ResetByPhoneBody, value: ResetValue },
  resetPasswordByLink: { body: ResetByLinkBody, value: ResetValue },
};
