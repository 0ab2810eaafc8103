import Type from 'typebox';
import { humanVerification, text } from '../inputs.ts';
import { OpenedLogin } from './session.ts';

const value = Type.Optional(text(512));

/**
 * All possible fields of a registration (specification, section 3). The merchant decides which are used or required, and their
 * format (`registerSettings`, `whitelabel`). Other fields are not stored.
 */
const answers = {
  username: value,
  password: value,
  confirmPassword: value,
  payeeName: value,
  email: value,
  qqNum: value,
  mobileNum: value,
  /** Digits after the plus. */
  countryDialingCode: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$' })),
  /** The number of the member who recommended the site. */
  recommenderId: value,
  captcha: value,
  captchaId: value,
  verificationCode: value,
  affiliateCode: value,
  paymentPassword: value,
  line: value,
  whatsapp: value,
  facebook: value,
  wechat: value,
  idNumber: value,
  /** The code of the member whose link was used. */
  referralCode: value,
  /** The sub-id in the address of an agent's invitation link. */
  invitationSub: value,
  /** The host of the page. */
  domain: value,
  /** The portal sends true, because a registration opens a session. */
  login: Type.Optional(Type.Boolean()),
  humanVerification: Type.Optional(humanVerification),
  /** From a Firebase sign-in, which only an operator's own gateway can check. */
  firebaseChannel: value,
  firebaseIdToken: Type.Optional(text(4_096)),
};

const RegisterBody = Type.Object(answers, { additionalProperties: false });

const RegisterMobileBody = Type.Object(
  { ...answers, registerUrl: Type.Optional(text(2_048)), registerMethod: Type.Enum(['WEB']) },
  { additionalProperties: false },
);

const SendRegisterCodeBody = Type.Object(
  {
    username: value,
    mobileNo: text(32, 1),
    countryDialingCode: Type.String({ pattern: '^[1-9][0-9]{0,3}$' }),
    humanVerification: Type.Optional(humanVerification),
  },
  { additionalProperties: false },
);

/** A challenge for ALTCHA's proof of work, in the format of its solver. */
export const HumanChallenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.String(),
    cost: Type.Integer(),
    data: Type.Object({ merchant: Type.Integer(), purpose: Type.String(), until: Type.Integer() }),
    expiresAt: Type.Integer(),
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
    keySignature: Type.String(),
    nonce: Type.String(),
    salt: Type.String(),
  }),
  signature: Type.String(),
});

export const registration = {
  register: { body: RegisterBody, value: OpenedLogin },
  registerMobile: { body: RegisterMobileBody, value: OpenedLogin },
  sendRegisterCode: { body: SendRegisterCodeBody, value: Type.Object({ expiredMinutes: Type.Integer() }) },
  /** Returns the normalised code, and the type of account that it opens. */
  affiliate: {
    query: Type.Object({ affiliateCode: text(64, 1) }),
    value: Type.Object({ affiliateCode: Type.String(), kind: Type.Enum(['player', 'agent']) }),
  },
  /**
   * The masked name of the member or agent whose code this is. Null if it invites nobody, without saying whether the code
   * is unknown or the invitation has ended.
   */
  inviter: {
    query: Type.Object({ code: text(64, 1), kind: Type.Enum(['member', 'agent']) }),
    value: Type.Object({ name: Type.Union([Type.String(), Type.Null()]) }),
  },
  humanChallenge: { query: Type.Object({ purpose: Type.Enum(['register', 'signIn', 'code']) }), value: HumanChallenge },
};
