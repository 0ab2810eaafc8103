import { createAction } from '@reduxjs/toolkit';
import type { PrizeMode } from '@livery/contract/lotteries';
import type { Game } from '@livery/contract/shapes';

/** What has to be known of a game to launch it. */
export interface GameReference extends Pick<Game, 'nodeId' | 'vassalage' | 'gameType' | 'gameName'> {
  hasDemo?: boolean;
  /** A lottery cannot be launched without it. */
  gameCode?: string;
  /** What a lottery is played for; the site's prize mode unless told. */
  prizeMode?: PrizeMode;
  /** A match that a sportsbook opens at. */
  fixture?: string;
  /** Play money, no account. */
  isDemo?: boolean;
}

/** The command to play a game: a visitor is asked to log in first, then its dialog opens. */
export const gameRequested = createAction<GameReference>('commands/gameRequested');
