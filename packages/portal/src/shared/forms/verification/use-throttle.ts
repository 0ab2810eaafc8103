import { useRef } from 'react';
import { usePorts } from '../../ports/ports.ts';

/** Allows one call per interval, the first at once, and drops the others. */
export function useThrottle(milliseconds: number): (act: () => void) => void {
  const { clock } = usePorts();
  const last = useRef(-Infinity);
  return (act) => {
    const now = clock.now();
    // A clock that was set back must not block the button.
    if (Math.abs(now - last.current) < milliseconds) return;
    last.current = now;
    act();
  };
}
