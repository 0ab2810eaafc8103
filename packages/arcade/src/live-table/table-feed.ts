import type { TableMessage } from './table-wire.ts';

export interface FeedEars<Choice> {
  hear(message: TableMessage<Choice>): void;
  /** Whether the stream is connected. */
  hearBreak(isBroken: boolean): void;
  /** The gateway refuses this page for good; `code` says why. */
  hearEnd(code: string): void;
}

const firstWait = 400;
const longestWait = 8_000;
/** The gateway gives a sign of life every 15 seconds. */
const silence = 40_000;
/** Retrying does not help after these. */
const final = new Set(['NOT_LOGGED_IN', 'GAME_NOT_FOUND', 'IP_BLOCKED', 'INVALID_REQUEST']);

/** Listens at a table, reconnecting until stopped. Uses POST, because an EventSource would put the session into the address. */
export class TableFeed<Choice> {
  readonly #path: string;
  readonly #session: string;
  readonly #ears: FeedEars<Choice>;
  #failures = 0;

  constructor(path: string, session: string, ears: FeedEars<Choice>) {
    this.#path = path;
    this.#session = session;
    this.#ears = ears;
  }

  async listen(): Promise<void> {
    for (;;) {
      const code = await this.#listenOnce().catch(() => null);
      if (code !== null && final.has(code)) return this.#ears.hearEnd(code);
      this.#ears.hearBreak(true);
      const wait = Math.min(longestWait, firstWait * 2 ** this.#failures++);
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random() / 2)));
    }
  }

  /** Returns the gateway's reason of refusal, or null for a broken stream. */
  async #listenOnce(): Promise<string | null> {
    const abort = new AbortController();
    let watch = setTimeout(() => abort.abort(), silence);
    try {
      const answer = await fetch(this.#path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session: this.#session }),
        cache: 'no-store',
        credentials: 'omit',
        signal: abort.signal,
      });
      if (!answer.ok || answer.body === null) return ((await answer.json()) as { value?: { code?: string } }).value?.code ?? null;
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        clearTimeout(watch);
        watch = setTimeout(() => abort.abort(), silence);
        const events = `${rest}${part.value}`.split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) {
          const message = read<Choice>(event);
          if (message?.type === 'end' && message.reason === 'session') return 'NOT_LOGGED_IN';
          if (message !== null) this.#tell(message);
        }
      }
      return null;
    } finally {
      clearTimeout(watch);
      abort.abort();
    }
  }

  #tell(message: TableMessage<Choice>): void {
    this.#failures = 0;
    this.#ears.hearBreak(false);
    this.#ears.hear(message);
  }
}

function read<Choice>(event: string): TableMessage<Choice> | null {
  return event.startsWith('data: ') ? (JSON.parse(event.slice('data: '.length)) as TableMessage<Choice>) : null;
}
