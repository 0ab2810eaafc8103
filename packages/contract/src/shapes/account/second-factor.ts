import Type from 'typebox';
import { text } from '../inputs.ts';
import { OpenedLogin } from './session.ts';

/** Six digits as in RFC 6238, or a recovery code in any notation. */
const code = text(32, 6);
const method = Type.Enum(['totp', 'recovery']);
/** Empty for a member without one. */
const password = text(128);

/** The proof for changing the second factor. */
const Proof = Type.Object({ password, method, code }, { additionalProperties: false });

/** Each one replaces a code from the app for one login. */
const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

const State = Type.Object({ isOn: Type.Boolean(), recoveryCodesLeft: Type.Integer(), hasPassword: Type.Boolean() });

/** The secret in base32 for typing into an app, and as an `otpauth://` address. */
const Enrolment = Type.Object({ secret: Type.String(), uri: Type.String() });

/** The challenge is the one that the login returned. */
const Step = Type.Object({ challenge: text(64, 1), method, code }, { additionalProperties: false });

/** Proves that the member is still at the screen: the password, or a code of the second factor. */
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
