import type { Mode } from '@livery/theme';

const kept = 'livery.desk.mode';

/** The operator's choice in this browser, or the system's preference. */
export function chosenMode(): Mode {
  const stored = localStorage.getItem(kept);
  if (stored === 'light' || stored === 'dark') return stored;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function wearMode(mode: Mode): void {
  document.documentElement.dataset['theme'] = mode;
}

export function keepMode(mode: Mode): void {
  localStorage.setItem(kept, mode);
  wearMode(mode);
}
