import { plainKey } from '@livery/contract/pasted-text';

/** How a contact is looked up, however it was written: `@Name`, `t.me/name`, `+55 (21) 9…`, a mail address. */
export function contactKey(written: string): string {
  const text = plainKey(written)
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^(?:t\.me|telegram\.me|wa\.me|zalo\.me)\//, '');
  if (text.includes('@') && !text.startsWith('@')) return text;
  if (/^[+\d][\d ().-]*$/.test(text)) return text.replaceAll(/\D/g, '');
  return text.replace(/^@/, '').replace(/\/$/, '');
}
