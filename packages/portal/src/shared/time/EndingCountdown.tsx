import { Countdown } from '@livery/ui/Countdown';
import { useTimeLeftText } from './use-time-left-text.ts';

interface EndingCountdownProps {
  /** The event at the countdown's end. */
  label: string;
  until: string;
  /** The gateway clock's lead over the device's, in milliseconds. */
  clockOffset: number;
  /** Called once for each `until`. */
  onEnd: () => void;
}

/** The remaining time until an end, after its name. */
export function EndingCountdown({ label, until, clockOffset, onEnd }: EndingCountdownProps) {
  const timeLeft = useTimeLeftText();
  return (
    <>
      {label} <Countdown key={until} until={Date.parse(until)} clockOffset={clockOffset} label={label} format={timeLeft} onEnd={onEnd} />
    </>
  );
}
