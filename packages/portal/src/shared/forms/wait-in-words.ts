/** How long the gateway asks to wait, in words of the language: seconds up to a minute and a half, then whole minutes. */
export function waitInWords(seconds: number, language: string): string {
  const [amount, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
