const kept = 'livery.desk.secret';

/** Keeps the secret that the address brings (`#secret=…`) for this tab, and takes it out of the address at once. True when it brought one. */
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
