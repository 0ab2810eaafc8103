import { useEffect, useRef, useState, type ReactNode } from 'react';
import { timeLeft, type TimeLeft } from './time-left.ts';

export interface CountdownProps {
  /** When it ends, in milliseconds of the server's clock. */
  until: number;
  /** What the server's clock is ahead of the device's, in milliseconds; the first one told counts, later ones would make it jump. */
  clockOffset: number;
  label: string;
  /** Writes what is left; told anew every second. */
  format: (left: TimeLeft) => ReactNode;
  /** Told once of each end. */
  onEnd?: (() => void) | undefined;
}

/** Time that is left by the server's clock, whatever the device's says. Not announced every second: it is read when asked for. */
export function Countdown({ until, clockOffset, label, format, onEnd }: CountdownProps) {
  const [offset] = useState(clockOffset);
  const [now, setNow] = useState(() => Date.now() + offset);
  const told = useRef<number | null>(null);
  const left = Math.max(0, until - now);
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) return undefined;
    // To the next whole second of what is left, so that none is skipped by timers that are late.
    const timer = setTimeout(() => setNow(Date.now() + offset), left % 1000 || 1000);
    return () => clearTimeout(timer);
  }, [left, isOver, offset]);

  useEffect(() => {
    if (!isOver || told.current === until) return;
    told.current = until;
    onEnd?.();
  }, [isOver, until, onEnd]);

  return (
    <span role="timer" aria-label={label}>
      {format(timeLeft(left))}
    </span>
  );
}
