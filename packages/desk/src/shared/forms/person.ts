const key = 'livery.desk.person';

/** The name that somebody has given in this tab, so that it is not typed for each act. */
export function keptPerson(): string {
  return sessionStorage.getItem(key) ?? '';
}

export function keepPerson(person: string): void {
  sessionStorage.setItem(key, person);
}

export function forgetPerson(): void {
  sessionStorage.removeItem(key);
}
