import { useState } from 'react';
import { failureOf, type Failure } from '#api/api-failure.ts';
import { usePorts } from '../../ports/ports.ts';
import { useApi } from '../../ports/use-api.ts';
import { useCountdown } from '../../time/use-countdown.ts';
import { makeHumanApi } from './human.api.ts';
import { makeHumanCheck, type HumanProof } from './human-check.ts';
import { codeThrottle, secondsToWait, type SentCode } from './send-code.ts';
import { useThrottle } from './use-throttle.ts';

export interface CodeSenderOptions {
  /** The code's purpose. Each purpose has its own countdown. */
  purpose: string;
  /** Requests a code. Null if the number is missing. Throws the client's errors. */
  send: (proof: HumanProof) => Promise<SentCode | null>;
  /** The form's own call always includes its own proof. */
  provesItself?: boolean | undefined;
  onSent?: (() => void) | undefined;
}

export interface CodeSender {
  ask: () => void;
  step: 'sending' | 'checking' | null;
  /** Seconds until another code can be requested, also after a reload. */
  left: number;
  /** Why the last code was not sent. */
  failure: Failure | null;
  forgetFailure: () => void;
}

/** Requests codes. If the gateway requires a human check first, the page shows it and retries (specification, sections 4 and 8). */
export function useCodeSender({ purpose, send, provesItself = false, onSent }: CodeSenderOptions): CodeSender {
  const { clock } = usePorts();
  const { getChallenge } = useApi(makeHumanApi);
  const { left, start } = useCountdown(`livery.code.${purpose}`);
  const throttled = useThrottle(codeThrottle);
  const [step, setStep] = useState<CodeSender['step']>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const prove = async (error: unknown) => {
    if (provesItself || failureOf(error).code !== 'HUMAN_CHECK_FAILED') throw error;
    setStep('checking');
    const human = makeHumanCheck({ getChallenge: () => getChallenge('code'), now: clock.now });
    return send({ humanVerification: await human.take() });
  };
  const ask = async () => {
    setStep('sending');
    try {
      const sent = await send({}).catch(prove);
      if (sent === null) return;
      start(secondsToWait(sent));
      onSent?.();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setStep(null);
    }
  };
  return { ask: () => throttled(() => void ask()), step, left, failure, forgetFailure: () => setFailure(null) };
}
