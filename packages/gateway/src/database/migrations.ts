import { access } from './foundation/access.ts';
import { announcements } from './foundation/announcements.ts';
import { audit } from './foundation/audit.ts';
import { bets } from './foundation/bets.ts';
import { bonuses } from './foundation/bonuses.ts';
import { catalogue } from './foundation/catalogue.ts';
import { changes } from './foundation/changes.ts';
import { leaving } from './foundation/leaving.ts';
import { inbox } from './foundation/inbox.ts';
import { deposits } from './foundation/deposits.ts';
import { facts } from './foundation/facts.ts';
import { ledger } from './foundation/ledger.ts';
import { limits } from './foundation/limits.ts';
import { liveTables } from './foundation/live-tables.ts';
import { members } from './foundation/members.ts';
import { missions } from './foundation/missions.ts';
import { passwords } from './foundation/passwords.ts';
import { payloads } from './foundation/payloads.ts';
import { pictures } from './foundation/pictures.ts';
import { play } from './foundation/play.ts';
import { points } from './foundation/points.ts';
import { ports } from './foundation/ports.ts';
import { profiles } from './foundation/profiles.ts';
import { rebates } from './foundation/rebates.ts';
import { referrals } from './foundation/referrals.ts';
import { registrations } from './foundation/registrations.ts';
import { releases } from './foundation/releases.ts';
import { rewards } from './foundation/rewards.ts';
import { seamless } from './foundation/seamless.ts';
import { secondFactors } from './foundation/second-factors.ts';
import { service } from './foundation/service.ts';
import { sessions } from './foundation/sessions.ts';
import { signIn } from './foundation/sign-in.ts';
import { tenants } from './foundation/tenants.ts';
import { uploads } from './foundation/uploads.ts';
import { vendorWallets } from './foundation/vendor-wallets.ts';
import { verification } from './foundation/verification.ts';
import { vip } from './foundation/vip.ts';
import { withdrawals } from './foundation/withdrawals.ts';

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
