/** A hint that only the owner recognizes. */
const hidden = '***';

/** `a***@b.com` */
export function maskMail(address: string): string {
  const [name = '', domain = ''] = address.split(/@(?=[^@]*$)/);
  return `${first(name)}${hidden}@${domain}`;
}

/** The last two digits. */
export function maskNumber(number: string): string {
  return `${hidden}${[...number].slice(-2).join('')}`;
}

/** The first letter of each word. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => `${first(word)}${hidden}`)
    .join(' ');
}

/** The first two letters and the last: enough to recognize oneself and friends. A name made of a phone number is masked already. */
export function maskNickname(name: string): string {
  if (name.startsWith(hidden)) return name;
  const letters = [...name];
  return `${letters.slice(0, 2).join('')}${hidden}${letters.length > 3 ? letters.at(-1) : ''}`;
}

/** The first and the last letter. */
export function maskAccount(account: string): string {
  return `${first(account)}${hidden}${[...account].at(-1) ?? ''}`;
}

/** The year. */
export function maskDay(date: string): string {
  return `${date.slice(0, 4)}-**-**`;
}

function first(text: string): string {
  return [...text][0] ?? '';
}
