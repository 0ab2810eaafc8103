import Type from 'typebox';
import { text } from '../inputs.ts';
import { ChallengedLogin, OpenedLogin } from './session.ts';
import { countryDialingCode, mobileNum, SentCode } from './verification.ts';

/** Providers that a merchant's members may log in with, in the order in which they are offered, and whether a phone service checks numbers. */
const ProvidersValue = Type.Object({
  providers: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  phone: Type.Boolean(),
});

const StartBody = Type.Object({ provider: text(32, 1) }, { additionalProperties: false });

/** `address` is the provider's; `state` comes back from there, and the page that asked holds it against its own. */
const StartValue = Type.Object({ address: Type.String(), state: Type.String() });

/** For a member who is logged in and wants a door more: it opens no session. */
const isForLink = Type.Optional(Type.Boolean());

/** What the provider sent back with: `iss` as RFC 9207 has it. */
const FinishBody = Type.Object(
  { state: text(64, 1), code: text(2048, 1), iss: Type.Optional(text(512)), isForLink },
  { additionalProperties: false },
);

const PhoneCodeBody = Type.Object({ mobileNum, countryDialingCode, humanVerification: text(4096, 1) }, { additionalProperties: false });

/** With what is sent by phone the number is shown to be one's own. */
const PhoneFinishBody = Type.Object({ session: text(64, 1), code: text(10, 1), isForLink }, { additionalProperties: false });

/** Nobody here is linked to the provider's account yet: with the ticket a member's account is opened for it. */
const UnlinkedIdentity = Type.Object({
  unlinked: Type.Literal(true),
  ticket: Type.String(),
  /** As people know it; null for a phone. */
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

/** `password` is empty for a member who has none. */
const LinkBody = Type.Object({ ticket: text(64, 1), password: text(128) }, { additionalProperties: false });

const UnlinkBody = Type.Object({ provider: text(32, 1), password: text(128) }, { additionalProperties: false });

/** `provider` is its id, or `phone`; `label` what the holder is called there. */
const Links = Type.Object({
  list: Type.Array(Type.Object({ provider: Type.String(), label: Type.String(), linkedAt: Type.String() })),
  hasPassword: Type.Boolean(),
});

/** The doors of a member. */
export const signInLinks = {
  signInLinks: { value: Links },
  linkSignIn: { body: LinkBody, value: Links },
  unlinkSignIn: { body: UnlinkBody, value: Links },
};

const Finished = Type.Union([OpenedLogin, ChallengedLogin, UnlinkedIdentity]);

/** Login at another's door, by a phone service or OpenID Connect (specification, section 7: social sign-in flows are also used). */
export const signIn = {
  signInProviders: { value: ProvidersValue },
  startSignIn: { body: StartBody, value: StartValue },
  finishSignIn: { body: FinishBody, value: Finished },
  sendSignInCode: { body: PhoneCodeBody, value: Type.Object({ ...SentCode.properties, session: Type.String() }) },
  finishPhoneSignIn: { body: PhoneFinishBody, value: Finished },
  joinBySignIn: { body: JoinBody, value: OpenedLogin },
};
