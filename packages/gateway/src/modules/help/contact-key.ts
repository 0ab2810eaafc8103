/** How a contact is looked up, however it was written: `@Name`, `t.me/name`, `+55 (21) 9…`, an address of mail. */
export function contactKey(written: string): string {
  const text = written
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^(?:t\.me|telegram\.me|wa\.me|zalo\.me)\//, '');
  if (text.includes('@') && !text.startsWith('@')) return text;
  if (/^[+\d][\d\s().-]*$/.test(text)) return text.replaceAll(/\D/g, '');
  return text.replace(/^@/, '').replace(/\/$/, '');
}
