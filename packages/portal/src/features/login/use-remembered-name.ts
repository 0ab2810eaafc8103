import { useState } from 'react';
import { browserCookies } from '#shared/ports/browser-cookies.ts';
import { rememberCookie } from '#shared/store/storage-keys.ts';

/** The username that remember-me kept, as it was when the form opened; a cookie that somebody broke keeps none. */
export function useRememberedName(): string | null {
  const [name] = useState(() => browserCookies.get(rememberCookie));
  return name;
}
