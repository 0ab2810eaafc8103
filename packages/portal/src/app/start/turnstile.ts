import { pause } from './pause.ts';

export interface Turnstile {
  open(): void;
  pass(): Promise<void>;
}

/** Lets through one piece of work a task, and none before it is opened. */
export function createTurnstile(): Turnstile {
  let open = () => {};
  let line = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), pass: () => (line = line.then(pause)) };
}
