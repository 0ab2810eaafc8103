import Type from 'typebox';
import { text } from '../inputs.ts';
import { OpenedLogin } from './session.ts';

/** Six digits of RFC 6238, or one of the codes that were shown once; how a code is written does not matter. */
const code = text(32, 6);
const method = Type.Enum(['totp', 'recovery']);
/** Empty for a member who has none. */
const password = text(128);

/** What a member proves to change the second factor. */
const Proof = Type.Object({ password, method, code }, { additionalProperties: false });

/** Each logs in once, in the place of a code of the app. */
const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

const State = Type.Object({ isOn: Type.Boolean(), recoveryCodesLeft: Type.Integer(), hasPassword: Type.Boolean() });

/** The secret in base32, as an app takes it by hand, and the same as an `otpauth://` address. */
const Enrolment = Type.Object({ secret: Type.String(), uri: Type.String() });

/** The challenge is the one that the login answered. */
const Step = Type.Object({ challenge: text(64, 1), method, code }, { additionalProperties: false });

/** Shows that the member is still the one at the screen: the password, or a code of the second factor. */
const Identity = Type.Union([
  Type.Object({ password: text(128, 1) }, { additionalProperties: false }),
  Type.Object({ method, code }, { additionalProperties: false }),
]);

export const secondFactor = {
  /** `until` is when the confirmation ends, in ISO 8601. */
  confirmIdentity: { body: Identity, value: Type.Object({ until: Type.String() }) },
  passSecondFactor: { body: Step, value: OpenedLogin },
  secondFactor: { value: State },
  enrolSecondFactor: { body: Type.Object({ password }, { additionalProperties: false }), value: Enrolment },
  confirmSecondFactor: { body: Type.Object({ code }, { additionalProperties: false }), value: RecoveryCodes },
  renewRecoveryCodes: { body: Proof, value: RecoveryCodes },
  turnOffSecondFactor: { body: Proof, value: Type.Object({}) },
};
