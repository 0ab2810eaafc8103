import { useEffect, useRef, useState, type ReactNode } from 'react';
import { timeLeft, type TimeLeft } from './time-left.ts';

export interface CountdownProps {
  /** The end, in milliseconds of the server's clock. */
  until: number;
  /** The server's clock minus the device's, in milliseconds. Only the first value counts, because later ones would make it jump. */
  clockOffset: number;
  label: string;
  /** Formats the remaining time, every second. */
  format: (left: TimeLeft) => ReactNode;
  /** Called once for each end. */
  onEnd?: (() => void) | undefined;
}

/** The remaining time by the server's clock. It is not announced every second; screen readers read it on demand. */
export function Countdown({ until, clockOffset, label, format, onEnd }: CountdownProps) {
  const [offset] = useState(clockOffset);
  const [now, setNow] = useState(() => Date.now() + offset);
  const told = useRef<number | null>(null);
  const left = Math.max(0, until - now);
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) return undefined;
    // Waits for the next whole second, so that late timers skip none.
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
