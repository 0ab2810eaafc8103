/** Remaining time: `09:05`, or `26:09:05` from one hour up. */
export function clockText({ days, hours, minutes, seconds }: { days: number; hours: number; minutes: number; seconds: number }): string {
  const whole = days * 24 + hours;
  const parts = [...(whole > 0 ? [whole] : []), twoDigits(minutes), twoDigits(seconds)];
  return parts.join(':');
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
