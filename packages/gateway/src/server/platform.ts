import type { GatewayDatabase } from '../database/schema.ts';
import type { Tenants } from '../database/tenants.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { FileStore } from '../ports/files/file-store.ts';
import type { HumanVerification } from '../ports/human/human-verification.ts';
import type { Messages } from '../ports/messages/messages.ts';
import type { PhoneService } from '../ports/sign-in/phone-service.ts';
import type { SignInProvider } from '../ports/sign-in/sign-in-provider.ts';
import type { Aggregators } from '../ports/seamless/aggregators.ts';
import type { Payments } from '../ports/payments/payments.ts';
import type { Clock } from './clock.ts';
import type { Closures } from './closures.ts';
import type { FaultSwitch } from './fault-switch.ts';
import type { MemberSecrets } from './member-secrets.ts';
import type { MemberWaker } from './member-waker.ts';
import type { MerchantDirectory } from './merchant-directory.ts';
import type { GatewayModule } from './module.ts';
import type { PayloadCipher } from './payload-cipher.ts';
import type { ViewerLookup } from './viewer-lookup.ts';

export type Environment = 'development' | 'test' | 'production';

export interface GamesOrigins {
  /** For requests whose Host ends in `.localhost`. */
  readonly named: string;
  /** For browsers that resolve no names below `localhost`. */
  readonly numbered: string;
}

/** What the gateway's parts share; `app.platform` in every module. */
export interface Platform {
  readonly environment: Environment;
  /** What control calls want in `X-Control-Secret`; null, as in production, lets nobody in. */
  readonly controlSecret: string | null;
  /** Where the built desk lies; null for none, as in production. */
  readonly deskFolder: string | null;
  /** What belongs to no tenant. */
  readonly db: GatewayDatabase;
  /** Each tenant's rows, and no other's. */
  readonly tenants: Tenants;
  /** The same for reports and files, perhaps a little late: from a replica where there is one. Never for what moves money. */
  readonly reports: Tenants;
  readonly viewers: ViewerLookup;
  readonly clock: Clock;
  readonly merchants: MerchantDirectory;
  readonly closures: Closures;
  readonly changes: ChangeFeed;
  readonly memberWaker: MemberWaker;
  readonly cipher: PayloadCipher;
  readonly memberSecrets: MemberSecrets;
  readonly faults: FaultSwitch;
  readonly gamesOrigins: GamesOrigins;
  readonly jobs: JobQueue;
  readonly messages: Messages;
  readonly humans: HumanVerification;
  /** Who else may say who a visitor is, in the order in which they are offered. */
  readonly signIn: readonly SignInProvider[];
  /** Who checks whose a phone is. */
  readonly phones: readonly PhoneService[];
  readonly files: FileStore;
  readonly payments: Payments;
  readonly aggregators: Aggregators;
  readonly modules: readonly GatewayModule[];
  /** Ends the feed and the pool. */
  readonly close: () => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
  }
}

/** Whether a Host header names the games' origin, which never answers calls of the wire. */
export function isGamesHost(host: string, origins: GamesOrigins): boolean {
  return host.startsWith('games.') || host === new URL(origins.numbered).host;
}

/** The games' origin as the browser behind this Host header can reach it. */
export function gamesOriginFor(host: string, origins: GamesOrigins): string {
  return host.replace(/:\d+$/, '').endsWith('.localhost') ? origins.named : origins.numbered;
}
