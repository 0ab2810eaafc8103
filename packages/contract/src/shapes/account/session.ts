import Type from 'typebox';
import { wireConstants } from '../../wire-constants.ts';
import { text } from '../inputs.ts';
import { MemberInfo } from './member.ts';

const LoginBody = Type.Object(
  {
    /** The account's name, or a number or address that its member has confirmed. */
    username: text(254, 1),
    password: text(128, 1),
    captcha: Type.Optional(text(16)),
    captchaId: Type.Optional(text(64)),
    type: Type.Enum(['username', 'sms']),
  },
  { additionalProperties: false },
);

/** The result of every login. If the password must be changed first, the session cannot do anything else. */
export const OpenedLogin = Type.Object({
  token: Type.String(),
  firstTimeLogin: Type.Boolean(),
  passwordExpired: Type.Boolean(),
  /** Somebody else set the password, so its owner must choose another. */
  firstPassword: Type.Optional(Type.Boolean()),
  memberInfo: MemberInfo,
});

/** The first factor was right, and the member has a second one (readings 27). */
export const ChallengedLogin = Type.Object({
  twoFactor: Type.Literal(true),
  /** Opaque and short-lived. The caller returns it with the second factor. */
  challenge: Type.String(),
  methods: Type.Array(Type.Enum(['totp', 'recovery'])),
});

/** RFC 7517 public key of P-256, for `ECDH-ES`. */
const PublicKey = Type.Object({
  kty: Type.String(),
  crv: Type.String(),
  x: Type.String(),
  y: Type.String(),
  kid: Type.String(),
  use: Type.String(),
  alg: Type.String(),
});

/** The first key is the one to encrypt with; `serverTime` is in milliseconds since the epoch. */
const KeySetValue = Type.Object({ keys: Type.Array(PublicKey), serverTime: Type.Integer() });

/**
 * The content of an encrypted call's JWE: valid once, and bound to tenant, method, path, moment and session (readings
 * 43). `iat` is in seconds of the gateway's clock, `jti` at least 128 random bits. `sid` is the SHA-256 of the
 * request's token in base64url, absent without a token. `reply` is a P-256 public key for this one call: if present,
 * the answer's envelope comes back sealed, and its `value` is a `SealedBody`.
 */
export const SealedPayload = Type.Object({
  aud: Type.String(),
  htm: Type.String(),
  htu: Type.String(),
  iat: Type.Integer(),
  jti: text(64, 22),
  sid: Type.Optional(text(43, 43)),
  reply: Type.Optional(Type.Object({ x: text(43, 43), y: text(43, 43) })),
  body: Type.Unknown(),
});

/** The body of an encrypted call, and the value of its answer when that is sealed too. */
export const SealedBody = Type.Object({ jwe: Type.String({ maxLength: 16_384 }) }, { additionalProperties: false });

const FreePlayBody = Type.Object({ os: text(32, 1), platform: Type.Literal(wireConstants.trialPlatform) }, { additionalProperties: false });

export const session = {
  login: { body: LoginBody, value: Type.Union([OpenedLogin, ChallengedLogin]) },
  loginFreePlay: { body: FreePlayBody, value: OpenedLogin },
  logout: { value: Type.Object({}) },
  keySet: { value: KeySetValue },
};
