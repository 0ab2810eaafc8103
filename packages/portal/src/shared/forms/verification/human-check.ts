import type { BodyOf } from '@livery/contract/shapes';
import type { HumanChallenge } from './human.api.ts';

/** Sent with a call when the gateway asks for a proof. */
export type HumanProof = Pick<BodyOf<'sendLoginCode'>, 'humanVerification'>;

/** How a form shows that a person fills it in: its result travels with what the form sends. */
export interface HumanCheck {
  /** Begins ahead of need, so that nobody waits for it; a failure is told when it is asked for. */
  prepare(): void;
  /** A result that was not used yet. */
  take(): Promise<string>;
}

interface HumanCheckDependencies {
  getChallenge: () => Promise<HumanChallenge>;
  now: () => number;
}

/** The gateway takes a result for two minutes; some of them are the way to it. */
const freshFor = 90_000;

/** ALTCHA's proof of work: no third party, no picture, nothing to see for people. */
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

/** The hashes are the browser's own, made apart from the page's thread: typing goes on meanwhile. */
async function solve(challenge: HumanChallenge): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/web/pbkdf2')]);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
