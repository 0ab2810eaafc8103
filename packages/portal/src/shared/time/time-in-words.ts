/** The gateway's waiting time in words: seconds up to a minute and a half, then whole minutes. */
export function waitInWords(seconds: number, language: string): string {
  return seconds <= 90 ? written(seconds, 'second', language) : written(seconds / 60, 'minute', language);
}

/** A usual duration, in minutes or larger units, by its largest unit. */
export function timeInWords(seconds: number, language: string): string {
  if (seconds < 3_600) return written(Math.max(1, seconds / 60), 'minute', language);
  return seconds < 86_400 ? written(seconds / 3_600, 'hour', language) : written(seconds / 86_400, 'day', language);
}

function written(amount: number, unit: 'second' | 'minute' | 'hour' | 'day', language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(amount));
}
