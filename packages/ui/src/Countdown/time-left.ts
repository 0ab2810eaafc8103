export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Rounds up to whole seconds, so that 0 means over. */
export function timeLeft(milliseconds: number): TimeLeft {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
