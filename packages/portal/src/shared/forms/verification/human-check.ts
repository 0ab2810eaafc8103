import type { BodyOf } from '@livery/contract/shapes';
import type { HumanChallenge } from './human.api.ts';

/** Sent with a call if the gateway requires a proof. */
export type HumanProof = Pick<BodyOf<'sendLoginCode'>, 'humanVerification'>;

/** A form's proof that its user is human, sent with the form. */
export interface HumanCheck {
  /** Starts early to save time. Reports a failure only when the result is needed. */
  prepare(): void;
  /** An unused result. */
  take(): Promise<string>;
}

interface HumanCheckDependencies {
  getChallenge: () => Promise<HumanChallenge>;
  now: () => number;
}

/** The gateway accepts a result for two minutes, including the request's own time. */
const freshFor = 90_000;

/** ALTCHA's proof of work: no third party, no picture, and nothing for people to do. */
export function makeHumanCheck({ getChallenge, now }: HumanCheckDependencies): HumanCheck {
  let prepared: { result: Promise<string>; at: number } | null = null;
  const begin = () => {
    const result = getChallenge().then(solve);
    result.catch(() => undefined);
    return { result, at: now() };
  };
  return {
    prepare() {
      prepared = begin();
    },
    async take() {
      const ready = prepared !== null && Math.abs(now() - prepared.at) < freshFor ? prepared : begin();
      prepared = null;
      return ready.result;
    },
  };
}

/** The browser computes the hashes off the main thread, so typing continues. */
async function solve(challenge: HumanChallenge): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/web/pbkdf2')]);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
