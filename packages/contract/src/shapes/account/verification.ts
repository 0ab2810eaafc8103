import Type from 'typebox';
import { humanVerification } from '../inputs.ts';

/** A picture to be read, for one attempt within two minutes. `image` is a PNG in base64. */
const Captcha = Type.Object({ captchaId: Type.String(), image: Type.String() });

/** Digits of a number, with the country code in front or in a separate field. */
export const mobileNum = Type.String({ maxLength: 24, minLength: 4, pattern: String.raw`^\+?[0-9 ().\-]*$` });
export const countryDialingCode = Type.String({ maxLength: 5, pattern: String.raw`^\+?[0-9]{1,4}$` });

/** The lifetime of the code, and of the portal's countdown. */
export const SentCode = Type.Object({ expiredMinutes: Type.Integer() });

export const verification = {
  captcha: {
    /** Defaults to the login. */
    query: Type.Object({ purpose: Type.Optional(Type.Enum(['login', 'register'])) }),
    value: Captcha,
  },
  sendLoginCode: {
    body: Type.Object(
      {
        mobileNum,
        countryDialingCode,
        purpose: Type.Optional(Type.Enum(['login', 'resetPassword'])),
        humanVerification: Type.Optional(humanVerification),
      },
      { additionalProperties: false },
    ),
    value: SentCode,
  },
};
