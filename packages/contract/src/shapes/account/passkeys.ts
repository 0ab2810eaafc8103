import Type from 'typebox';
import { text } from '../inputs.ts';
import { OpenedLogin } from './session.ts';

/** Base64url, as WebAuthn's JSON writes bytes. */
const bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[\\w-]*$' });
const credentialId = bytes(1_400);
const name = text(40, 1);
const credentialType = Type.Enum(['public-key']);

/** Times are ISO 8601. */
const Passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  createdAt: Type.String(),
  usedAt: Type.Union([Type.String(), Type.Null()]),
});

const Descriptor = Type.Object({ id: Type.String(), type: Type.String(), transports: Type.Optional(Type.Array(Type.String())) });

/** `PublicKeyCredentialCreationOptionsJSON` (WebAuthn 3), as far as the gateway sets it. */
const CreationOptions = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: credentialType })),
  timeout: Type.Integer(),
  excludeCredentials: Type.Array(Descriptor),
  authenticatorSelection: Type.Object({ residentKey: Type.String(), requireResidentKey: Type.Boolean(), userVerification: Type.String() }),
  attestation: Type.String(),
  extensions: Type.Object({ credProps: Type.Optional(Type.Boolean()) }),
});

/** `PublicKeyCredentialRequestOptionsJSON`. It names no credential, so the browser offers those it has. */
const RequestOptions = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: Type.String(),
});

/** The fields of the browser's answer that the gateway reads. Others are allowed. */
const Registration = Type.Object({
  id: credentialId,
  rawId: credentialId,
  type: credentialType,
  response: Type.Object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(8_000),
    transports: Type.Optional(Type.Array(text(32), { maxItems: 8 })),
  }),
});

const Assertion = Type.Object({
  id: credentialId,
  rawId: credentialId,
  type: credentialType,
  response: Type.Object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(100),
  }),
});

const Nothing = Type.Object({});

export const passkeys = {
  passkeys: { value: Type.Object({ list: Type.Array(Passkey) }) },
  /** `password` is empty for a member without one. */
  passkeyCreation: { body: Type.Object({ password: text(128) }, { additionalProperties: false }), value: CreationOptions },
  addPasskey: { body: Type.Object({ name, credential: Registration }, { additionalProperties: false }), value: Passkey },
  renamePasskey: { body: Type.Object({ id: credentialId, name }, { additionalProperties: false }), value: Nothing },
  removePasskey: { body: Type.Object({ id: credentialId }, { additionalProperties: false }), value: Nothing },
  passkeyRequest: { value: RequestOptions },
  passkeyLogin: { body: Type.Object({ credential: Assertion }, { additionalProperties: false }), value: OpenedLogin },
};
