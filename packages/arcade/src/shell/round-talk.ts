import { GameError } from './game-api.ts';
import { RoundAsker } from './round-asker.ts';
import { errorText, fill, type ShellTexts } from './shell-texts.ts';

/** After this many unanswered polls the player gets more information and can retry. */
const quietPolls = 3;

export interface Talker {
  say(text: string, tone?: 'plain' | 'win' | 'error'): void;
  /** Lets the player ask for a round that is being checked. */
  offerCheck(): void;
}

/** Polls a round until its outcome is known, and informs the player meanwhile. */
export class RoundTalk {
  readonly #texts: ShellTexts;
  readonly #talker: Talker;
  readonly #asker = new RoundAsker((times) => this.#sayUnanswered(times));
  #unanswered = 0;

  constructor(texts: ShellTexts, talker: Talker) {
    this.#texts = texts;
    this.#talker = talker;
  }

  /** Null if refused. The player has been informed, and nothing was done. */
  async settle<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    this.#unanswered = 0;
    try {
      return await this.#asker.settle(ask);
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      const reason = errorText(this.#texts, error.code);
      this.#talker.say(this.#unanswered === 0 ? reason : fill(this.#texts.notPlayed, { reason }), 'error');
      return null;
    }
  }

  /** Requests an uncertain round's outcome at once. */
  askNow(): void {
    if (this.#asker.askNow()) this.#talker.say(this.#texts.checking);
  }

  #sayUnanswered(times: number): void {
    this.#unanswered = times;
    if (times >= quietPolls) this.#talker.offerCheck();
    this.#talker.say(times < quietPolls ? this.#texts.checking : this.#texts.stillChecking);
  }
}
