import { createAction } from '@reduxjs/toolkit';
import type { PrizeMode } from '@livery/contract/lotteries';
import type { Game } from '@livery/contract/shapes';

export const matchResults = ['home', 'draw', 'away'] as const;
export type MatchResult = (typeof matchResults)[number];

/** The data for launching a game. */
export interface GameReference extends Pick<Game, 'nodeId' | 'vassalage' | 'gameType' | 'gameName'> {
  hasDemo?: boolean;
  /** A lottery cannot be launched without it. */
  gameCode?: string;
  /** A lottery's prize mode. The site's by default. */
  prizeMode?: PrizeMode;
  /** The match that a sportsbook opens with, the outcome for the slip, and the sport. */
  fixture?: string;
  pick?: MatchResult;
  sport?: string;
  /** True: play money without an account. False: real money, so a visitor must log in even if the game has a demo. */
  isDemo?: boolean;
  /** Its cover, if the gateway has one. */
  showIcon?: string | null;
  iconUrl?: string | null;
}

/** The command to play a game. A visitor gets its demo, or must log in first if it has none. */
export const gameRequested = createAction<GameReference>('commands/gameRequested');
