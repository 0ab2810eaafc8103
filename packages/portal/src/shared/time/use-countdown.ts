import { useEffect, useState } from 'react';
import { usePorts } from '../ports/ports.ts';
import { keepSpan, keptSpan, secondsLeft } from '../forms/verification/send-code.ts';

export interface Countdown {
  /** Whole seconds. Zero if over or never started. */
  left: number;
  start: (seconds: number) => void;
}

/** A countdown on a button. `key` stores its end in session storage, so that it survives a reload. */
export function useCountdown(key: string): Countdown {
  const { tabStorage, clock } = usePorts();
  const [span, setSpan] = useState(() => keptSpan(tabStorage, key));
  const [now, setNow] = useState(() => clock.now());
  const left = span === null ? 0 : secondsLeft(span, now);
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(clock.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning, clock]);

  return {
    left,
    start(seconds) {
      const begun = clock.now();
      const next = { end: begun + seconds * 1000, seconds };
      keepSpan(tabStorage, key, next);
      setSpan(next);
      setNow(begun);
    },
  };
}
