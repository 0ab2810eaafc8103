import { wireConstants } from '@livery/contract/wire-constants';
import type { Game, ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/games.gen.js';
import type { GameReference } from '#shared/games/games.ts';
import { lotteryFieldsOf } from './launch.rules.ts';

export type Sitting = ValueOf<'gamePlay'>;

export interface LaunchApi {
  /** For money, or the demo if the reference asks for it. */
  postLaunch(game: GameReference, language: string): Promise<ValueOf<'launchGame'>>;
  /** The result of the member's last session of a game. */
  getSitting(nodeId: number): Promise<Sitting>;
}

/** `backUrl`: the page that embeds the game and receives its messages. */
export function makeLaunchApi(client: ApiClient, backUrl: string): LaunchApi {
  return {
    postLaunch(game, language) {
      const { nodeId, vassalage, gameType, fixture, pick, isDemo } = game;
      const at = fixture === undefined ? {} : { fixture, ...(pick === undefined ? {} : { pick }) };
      const body = { nodeId, vassalage, gameType, ...at, language, device: wireConstants.device, backUrl };
      return isDemo === true
        ? client.call('launchDemo', guards.launchDemo, { body })
        : client.call('launchGame', guards.launchGame, { body: { ...body, ...lotteryFieldsOf(game) } });
    },
    // Its guard is needed only after a game was left.
    getSitting: async (nodeId) => {
      const late = await import('#api/guards/vendorGames.gen.js');
      return client.call('gamePlay', late.guards.gamePlay, { query: { nodeId } });
    },
  };
}

/** The games suggested by a refusal for maintenance. Empty for other suggestions. */
export function suggestionsOf(failure: Failure): Game[] {
  const list = failure.value?.['suggestions'];
  return guards.hotGames({ list }) ? (list as Game[]) : [];
}
