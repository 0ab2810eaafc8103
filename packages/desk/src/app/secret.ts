const kept = 'livery.desk.secret';

/**
 * Keeps the secret from the address (`#secret=…`) for this tab and removes it from the address at once. Returns true if
 * there was one.
 */
export function takeSecret(): boolean {
  const { hash, pathname } = location;
  const brought = /^#\/?secret=([\w-]+)$/.exec(hash)?.[1];
  if (brought === undefined) return false;
  sessionStorage.setItem(kept, brought);
  history.replaceState(null, '', pathname);
  return true;
}

export function keptSecret(): string | null {
  return sessionStorage.getItem(kept);
}

export function keepSecret(secret: string): void {
  sessionStorage.setItem(kept, secret);
}

export function forgetSecret(): void {
  sessionStorage.removeItem(kept);
}
