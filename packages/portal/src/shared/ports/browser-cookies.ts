import type { Cookies } from './feature.ts';

/**
 * The page's cookies. If the browser denies them, for example in a sandboxed frame, reads are empty and writes are
 * lost.
 */
export const browserCookies: Cookies = {
  get(name) {
    const pair = read()
      .split('; ')
      .find((entry) => entry.startsWith(`${name}=`));
    try {
      return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
    } catch {
      return null;
    }
  },
  set(name, value, maxAgeSeconds) {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    write(`${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`);
  },
  remove(name) {
    write(`${name}=; path=/; max-age=0; samesite=lax`);
  },
};

function read(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function write(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Nothing is remembered.
  }
}
