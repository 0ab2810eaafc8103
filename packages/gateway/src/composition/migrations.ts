import { access } from '../database/foundation/access.ts';
import { announcements } from '../database/foundation/announcements.ts';
import { audit } from '../database/foundation/audit.ts';
import { bets } from '../database/foundation/bets.ts';
import { bonuses } from '../database/foundation/bonuses.ts';
import { catalogue } from '../database/foundation/catalogue.ts';
import { changes } from '../database/foundation/changes.ts';
import { leaving } from '../database/foundation/leaving.ts';
import { inbox } from '../database/foundation/inbox.ts';
import { deposits } from '../database/foundation/deposits.ts';
import { facts } from '../database/foundation/facts.ts';
import { ledger } from '../database/foundation/ledger.ts';
import { limits } from '../database/foundation/limits.ts';
import { liveTables } from '../database/foundation/live-tables.ts';
import { members } from '../database/foundation/members.ts';
import { missions } from '../database/foundation/missions.ts';
import { passwords } from '../database/foundation/passwords.ts';
import { payloads } from '../database/foundation/payloads.ts';
import { pictures } from '../database/foundation/pictures.ts';
import { play } from '../database/foundation/play.ts';
import { points } from '../database/foundation/points.ts';
import { ports } from '../database/foundation/ports.ts';
import { profiles } from '../database/foundation/profiles.ts';
import { rebates } from '../database/foundation/rebates.ts';
import { referrals } from '../database/foundation/referrals.ts';
import { registrations } from '../database/foundation/registrations.ts';
import { releases } from '../database/foundation/releases.ts';
import { rewards } from '../database/foundation/rewards.ts';
import { seamless } from '../database/foundation/seamless.ts';
import { secondFactors } from '../database/foundation/second-factors.ts';
import { service } from '../database/foundation/service.ts';
import { sessions } from '../database/foundation/sessions.ts';
import { signIn } from '../database/foundation/sign-in.ts';
import { tenants } from '../database/foundation/tenants.ts';
import { uploads } from '../database/foundation/uploads.ts';
import { vendorWallets } from '../database/foundation/vendor-wallets.ts';
import { verification } from '../database/foundation/verification.ts';
import { vip } from '../database/foundation/vip.ts';
import { withdrawals } from '../database/foundation/withdrawals.ts';

/**
 * `expand` adds what a new release needs and leaves what the old one uses: both run on the database, so it comes before the release.
 * `contract` takes away what no release that still runs uses: it comes once the old one is gone, in a release of its own.
 */
export type Phase = 'expand' | 'contract';

/** A step forward of the database. Names are permanent: a released migration is never edited, renamed or reordered. */
export interface Migration {
  readonly name: string;
  readonly phase: Phase;
  /** SQL, run one after the other. A database keeps their hash. */
  readonly statements: readonly string[];
}

/** What the first release stands on, a file an area; each refers only to those before it. */
const areas = [
  facts,
  tenants,
  releases,
  members,
  profiles,
  registrations,
  sessions,
  secondFactors,
  limits,
  verification,
  passwords,
  signIn,
  payloads,
  ledger,
  catalogue,
  vendorWallets,
  play,
  bets,
  liveTables,
  seamless,
  announcements,
  ports,
  deposits,
  pictures,
  inbox,
  uploads,
  bonuses,
  missions,
  vip,
  rebates,
  referrals,
  withdrawals,
  service,
  rewards,
  points,
  leaving,
  audit,
  changes,
  access,
];

const foundation: Migration = {
  name: '0001-foundation',
  phase: 'expand',
  statements: areas,
};

/** Every migration in the order of its application. */
export const migrations: readonly Migration[] = [foundation];
