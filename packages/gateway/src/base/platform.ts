import type { Clock } from './clock.ts';

export type Environment = 'development' | 'test' | 'production';

export interface GamesOrigins {
  /** For requests whose Host ends in `.localhost`. */
  readonly named: string;
  /** For browsers that do not resolve names below `localhost`. */
  readonly numbered: string;
}

/**
 * Everything that the parts of the gateway share; `app.platform` in every module. Each room adds its own members, so that no room
 * imports those above it:
 *
 *     declare module '#base/platform.ts' { interface Platform { readonly jobs: JobQueue } }
 */
export interface Platform {
  readonly environment: Environment;
  readonly clock: Clock;
  /** The secret that control calls carry in `X-Control-Secret`. Null, as in production, refuses all of them. */
  readonly controlSecret: string | null;
  /** The folder of the built desk. Null in production. */
  readonly deskFolder: string | null;
  readonly gamesOrigins: GamesOrigins;
  /** Ends the feed and the pool. */
  readonly close: () => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
  }
}

/** Whether a Host header names the games' origin, which never serves calls of the wire. */
export function isGamesHost(host: string, origins: GamesOrigins): boolean {
  return host.startsWith('games.') || host === new URL(origins.numbered).host;
}

/** The games' origin as the browser behind this Host header can reach it. */
export function gamesOriginFor(host: string, origins: GamesOrigins): string {
  return host.replace(/:\d+$/, '').endsWith('.localhost') ? origins.named : origins.numbered;
}
