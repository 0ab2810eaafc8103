import { useState } from 'react';
import { rememberCookie } from '#shared/state/storage-keys.ts';

/** The username that remember-me kept, as it was when the form opened; a cookie that somebody broke keeps none. */
export function useRememberedName(): string | null {
  const [name] = useState(() => {
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${rememberCookie}=`));
    try {
      return pair === undefined ? null : decodeURIComponent(pair.slice(rememberCookie.length + 1));
    } catch {
      return null;
    }
  });
  return name;
}
