import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const text = Type.String({ maxLength: 500 });
const optionalText = Type.Union([text, Type.Null()]);
/** In hours: 30 days. */
const longestHold = 720;
const colour = Type.String({ pattern: '^#[0-9a-f]{6}$' });

/** The parts of a brand's file that the gateway's answers, texts and rules need and that have no columns. */
const MerchantProfile = Type.Object({
  identity: Type.Object({
    /** The company behind the brand. */
    legalName: Type.String({ minLength: 1, maxLength: 500 }),
    taxId: optionalText,
    address: optionalText,
    /** Minimum age in years, within the range that a brand may set. */
    minimumAge: Type.Integer({ minimum: 16, maximum: 25 }),
  }),
  /** Empty texts for a brand that names none. */
  license: Type.Object({ number: text, authority: text, url: optionalText }),
  /** Links to help for players. */
  support: Type.Object({ email: optionalText, url: optionalText }),
  /** Features that the brand has switched off, by their names in its file. Unknown names are ignored. */
  switchedOff: Type.Array(text),
  security: Type.Object({
    /** Whether a visitor can learn that an account does not exist. */
    revealAccounts: Type.Boolean(),
    /** Hours that withdrawals wait after a change that a thief would need. 24 if omitted. */
    withdrawalHoldHours: Type.Optional(Type.Integer({ minimum: 0, maximum: longestHold })),
  }),
  compliance: Type.Object({
    /** The jurisdiction. */
    jurisdiction: Type.Enum(['none', 'BR', 'UK', 'MT', 'CW']),
    /** The number under which raffles are authorised. Empty for none. */
    raffleAuthorisation: text,
    /** The licence under which lotteries are run. Empty or absent for none. */
    lotteryLicence: Type.Optional(text),
  }),
  /** The format of amounts: as specified if absent, or by the language's locale. */
  amounts: Type.Optional(Type.Enum(['specified', 'locale'])),
  /** Mail colours, from the mode in which the brand's pages start. */
  look: Type.Object({
    ground: colour,
    surface: colour,
    line: colour,
    ink: colour,
    inkSoft: colour,
    action: colour,
    onAction: colour,
    band: colour,
    onBand: colour,
  }),
});

export type MerchantProfile = Static<typeof MerchantProfile>;

const profile = Compile(MerchantProfile);

/** @throws RangeError for a setting that only a trial may use */
export function refuseTrialProfile({ security }: MerchantProfile): void {
  if (security.withdrawalHoldHours === 0)
    throw new RangeError('the profile lets money leave at once after a takeover: in production withdrawalHoldHours is 1 or more');
}

/**
 * A stored profile. Additions of a newer release are ignored.
 *
 * @throws RangeError that names the first invalid place, because a minimum age must never be guessed
 */
export function readProfile(value: unknown): MerchantProfile {
  if (profile.Check(value)) return value;
  const [first] = profile.Errors(value);
  throw new RangeError(`the profile is not what this release reads: ${first?.instancePath || '/'} ${first?.message ?? ''}`);
}
