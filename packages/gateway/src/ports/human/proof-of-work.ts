import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { spendNonce } from '#sealed/sealed-payload.ts';
import type { HumanVerification } from './human-verification.ts';

/** In milliseconds. Longer than a slow phone needs, shorter than nonces are remembered. */
const challengeLife = 2 * 60_000;
const longestAnswer = 4_096;
/** PBKDF2 rounds per guess, and guesses: half a second of a desktop's core, a few seconds of a slow phone. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, keyLength: 32 };
const guesses = { fewest: 2_000, most: 4_000 };

const hex = (most: number) => Type.String({ pattern: `^[0-9a-f]{1,${most}}$` });

/** The parameters are signed as received, so there must be no others among them. */
const Answer = Type.Object(
  {
    challenge: Type.Object(
      {
        parameters: Type.Object(
          {
            algorithm: Type.Literal(work.algorithm),
            cost: Type.Literal(work.cost),
            // `until` is by the gateway's clock, in milliseconds. `expiresAt` is for the widget, by the machine's
            // clock, in seconds.
            data: Type.Object({ merchant: Type.Integer(), purpose: Type.String(), until: Type.Integer() }, { additionalProperties: false }),
            expiresAt: Type.Integer(),
            keyLength: Type.Literal(work.keyLength),
            keyPrefix: hex(64),
            keySignature: hex(64),
            nonce: hex(32),
            salt: hex(32),
          },
          { additionalProperties: false },
        ),
        signature: hex(64),
      },
      { additionalProperties: false },
    ),
    solution: Type.Object({ counter: Type.Integer({ minimum: 0 }), derivedKey: hex(64), time: Type.Optional(Type.Number()) }),
  },
  { additionalProperties: false },
);

const answer = Compile(Answer);

/**
 * Proof of work as ALTCHA's widget does it: no third party, no picture, nothing for people to see. It makes bots pay
 * but stops none; rate limits do. The answer is the widget's: JSON in base64.
 *
 * @param secrets the current one first, then those that a challenge may still be signed with
 */
export function proofOfWork([current, ...previous]: readonly [string, ...string[]]): HumanVerification {
  return {
    challenge: ({ merchantId, purpose }, now) =>
      createChallenge({
        ...work,
        // With the counter known, checking costs a single hash instead of a search.
        counter: randomInt(guesses.fewest, guesses.most),
        deriveKey,
        data: { merchant: merchantId, purpose, until: now.getTime() + challengeLife },
        expiresAt: Math.ceil((Date.now() + challengeLife) / 1_000),
        hmacSignatureSecret: current,
        hmacKeySignatureSecret: current,
      }),
    verify: async (db, { merchantId, purpose }, text, now) => {
      const given = parse(text);
      if (given === null) return false;
      const { data } = given.challenge.parameters;
      if (data.merchant !== merchantId || data.purpose !== purpose || data.until <= now.getTime()) return false;
      for (const secret of [current, ...previous])
        if (await isSolved(given, secret)) return spendNonce(db, merchantId, `human:${given.challenge.signature}`, now);
      return false;
    },
  };
}

type GivenAnswer = Type.Static<typeof Answer>;

async function isSolved({ challenge, solution }: GivenAnswer, secret: string): Promise<boolean> {
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  });
  return verified;
}

function parse(text: string): GivenAnswer | null {
  if (text.length > longestAnswer) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString());
    return answer.Check(value) ? value : null;
  } catch {
    return null;
  }
}
