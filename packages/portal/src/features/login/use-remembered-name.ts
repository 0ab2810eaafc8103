import { useState } from 'react';
import { browserCookies } from '#shared/ports/browser-cookies.ts';
import { rememberCookie } from '#shared/store/storage-keys.ts';

/** The remembered username at the time the form opened. Empty for a broken cookie. */
export function useRememberedName(): string | null {
  const [name] = useState(() => browserCookies.get(rememberCookie));
  return name;
}
