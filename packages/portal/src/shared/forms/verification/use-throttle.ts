import { useRef } from 'react';
import { usePorts } from '../../ports/ports.ts';

/** Lets an act through once in so many milliseconds, the first at once; what comes between is dropped. */
export function useThrottle(milliseconds: number): (act: () => void) => void {
  const { clock } = usePorts();
  const last = useRef(-Infinity);
  return (act) => {
    const now = clock.now();
    // A clock that was set back does not hold the button.
    if (Math.abs(now - last.current) < milliseconds) return;
    last.current = now;
    act();
  };
}
