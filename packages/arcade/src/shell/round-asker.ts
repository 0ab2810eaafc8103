import { isUnanswered } from './game-api.ts';

const firstPauseMs = 600;
const longestPauseMs = 10_000;

/**
 * Repeats a request until its outcome is known. If an answer never came, the round may still have been played. The same
 * key is sent again, and the gateway answers with the stored round, or plays it now, so no stake is taken twice.
 */
export class RoundAsker {
  readonly #onUnanswered: (times: number) => void;
  #endPause: (() => void) | null = null;

  /** `onUnanswered` gets the number of failed tries in a row, before each pause. */
  constructor(onUnanswered: (times: number) => void) {
    this.#onUnanswered = onUnanswered;
  }

  /** @throws GameError if the gateway refuses. Then nothing was done. */
  async settle<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (let times = 1; ; times++) {
      try {
        return await ask();
      } catch (error) {
        if (!isUnanswered(error)) throw error;
      }
      await this.#pause(times);
    }
  }

  /** Ends the pause. False without one, because an answer is pending. */
  askNow(): boolean {
    const isPausing = this.#endPause !== null;
    this.#endPause?.();
    return isPausing;
  }

  async #pause(times: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.#endPause = () => {
        this.#endPause = null;
        resolve();
      };
      timer = setTimeout(this.#endPause, Math.min(firstPauseMs * 2 ** (times - 1), longestPauseMs));
      this.#onUnanswered(times);
    });
    clearTimeout(timer);
  }
}
