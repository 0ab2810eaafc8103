import Type from 'typebox';
import { text } from '../inputs.ts';
import { ChallengedLogin, OpenedLogin } from './session.ts';
import { countryDialingCode, mobileNum, SentCode } from './verification.ts';

/**
 * Providers that a merchant's members may log in with, in the order of the offer, and whether a phone service checks
 * numbers.
 */
const ProvidersValue = Type.Object({
  providers: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  phone: Type.Boolean(),
});

const StartBody = Type.Object({ provider: text(32, 1) }, { additionalProperties: false });

/** `address` is the provider's page. It sends `state` back, and the portal compares it with its own. */
const StartValue = Type.Object({ address: Type.String(), state: Type.String() });

/** For a logged-in member who links another provider. Opens no session. */
const isForLink = Type.Optional(Type.Boolean());

/** The provider's answer: `iss` as in RFC 9207. */
const FinishBody = Type.Object(
  { state: text(64, 1), code: text(2048, 1), iss: Type.Optional(text(512)), isForLink },
  { additionalProperties: false },
);

const PhoneCodeBody = Type.Object({ mobileNum, countryDialingCode, humanVerification: text(4096, 1) }, { additionalProperties: false });

/** The code sent by phone proves that the number is the caller's. */
const PhoneFinishBody = Type.Object({ session: text(64, 1), code: text(10, 1), isForLink }, { additionalProperties: false });

/** No member is linked to the provider's account yet. The ticket opens an account for it. */
const UnlinkedIdentity = Type.Object({
  unlinked: Type.Literal(true),
  ticket: Type.String(),
  /** The display name. Null for a phone. */
  provider: Type.Union([Type.String(), Type.Null()]),
  nickname: Type.String(),
});

const JoinBody = Type.Object(
  {
    ticket: text(64, 1),
    username: text(64, 1),
    isAdult: Type.Literal(true),
    acceptsTerms: Type.Literal(true),
    referralCode: Type.Optional(text(64)),
    /** As in a registration. */
    affiliateCode: Type.Optional(text(512)),
    invitationSub: Type.Optional(text(512)),
  },
  { additionalProperties: false },
);

/** `password` is empty for a member without one. */
const LinkBody = Type.Object({ ticket: text(64, 1), password: text(128) }, { additionalProperties: false });

const UnlinkBody = Type.Object({ provider: text(32, 1), password: text(128) }, { additionalProperties: false });

/** `provider` is its id, or `phone`. `label` is the holder's name there. */
const Links = Type.Object({
  list: Type.Array(Type.Object({ provider: Type.String(), label: Type.String(), linkedAt: Type.String() })),
  hasPassword: Type.Boolean(),
});

/** The providers that a member has linked. */
export const signInLinks = {
  signInLinks: { value: Links },
  linkSignIn: { body: LinkBody, value: Links },
  unlinkSignIn: { body: UnlinkBody, value: Links },
};

const Finished = Type.Union([OpenedLogin, ChallengedLogin, UnlinkedIdentity]);

/** Login by a phone service or OpenID Connect (specification, section 7: social sign-in flows are also used). */
export const signIn = {
  signInProviders: { value: ProvidersValue },
  startSignIn: { body: StartBody, value: StartValue },
  finishSignIn: { body: FinishBody, value: Finished },
  sendSignInCode: { body: PhoneCodeBody, value: Type.Object({ ...SentCode.properties, session: Type.String() }) },
  finishPhoneSignIn: { body: PhoneFinishBody, value: Finished },
  joinBySignIn: { body: JoinBody, value: OpenedLogin },
};
