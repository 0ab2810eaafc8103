import { randomUUID } from 'node:crypto';
import { makeRandom, type Random } from '@livery/art/random';
import { memberTypes } from '@livery/contract/member-types';
import { currencies } from '@livery/contract/money';
import type { Platform } from '#base/platform.ts';
import type { Seeding } from '#http/module.ts';
import { openMemberAccount } from '#ledger/accounts.ts';
import { digest } from '#ledger/idempotency.ts';
import { takeNotice } from '#ports/payments/payment-notice.repo.ts';
import { makeCatalogue, type CatalogueGame } from '../catalogue/release/catalogue.seed.ts';
import { creditDeposit } from '../deposits/credit-deposit.action.ts';
import { insertDeposit, lockDeposit } from '../deposits/deposits.repo.ts';
import { sendWelcome } from '../inbox/send-welcome.action.ts';
import { takePlace } from '../invitations/invitation.action.ts';
import { countLinks, insertLink, insertVisit, type LinkRow } from '../invitations/links.repo.ts';
import { readAgentTerms } from '../invitations/terms.repo.ts';
import { demoPassword } from '../member/demo-accounts.seed.ts';
import { hashOf } from '../member/member.seed.ts';
import { insertContact, insertCredential, insertMember, insertProfile, nothingTold } from '../registration/registration.repo.ts';
import { giveReferralCode } from '../registration/registration.service.ts';
import { findAgent } from './recruiting.desk.repo.ts';

interface Playing extends Seeding, Pick<Platform, 'bets'> {
  readonly games: readonly [CatalogueGame, ...CatalogueGame[]];
}

const day = 86_400_000;
/** How many days ago the first newcomer registers. */
const longest = 45;
/** Days without play after which the agent sees a member as silent. */
const silence = 10;

interface Recruiter {
  readonly agent: string;
  readonly code: string;
  readonly note: string;
  readonly visits: number;
  readonly newcomers: readonly string[];
}

const recruiters: readonly Recruiter[] = [
  { agent: 'agent', code: 'HFRIENDS26', note: 'Friends', visits: 18, newcomers: ['bianca', 'caio', 'dandara', 'enzo', 'flavia'] },
  {
    agent: 'agent2',
    code: 'STREAMS226',
    note: 'Streams',
    visits: 42,
    newcomers: ['gabriel', 'heloisa', 'igor', 'julia', 'kaique', 'larissa', 'miguel', 'nicole', 'otavio'],
  },
  {
    agent: 'agent41',
    code: 'VIDEOS4126',
    note: 'Videos',
    visits: 24,
    newcomers: ['paula', 'renan', 'sabrina', 'tiago', 'ursula', 'vitor'],
  },
];

const subIds = ['story', 'video', ''] as const;

/**
 * Teams with activity for agents to look at. Newcomers came through links, most of them deposited and played, some fell
 * silent, some won a lot.
 */
export async function playTeams(seeding: Seeding & Pick<Platform, 'bets'>): Promise<void> {
  const { trx, merchant } = seeding;
  const playing = { ...seeding, games: playable() };
  const random = makeRandom('teams');
  for (const { agent, ...recruiter } of recruiters) {
    const found = await findAgent(trx, merchant.id, agent);
    if (found === null) continue;
    const link = await openLink(playing, found.id, recruiter);
    if (link === null) continue;
    await visit(playing, recruiter, random);
    for (const [index, username] of recruiter.newcomers.entries()) await live(playing, link, { username, index, random });
  }
}

/** Null if the agent already has links. */
async function openLink(
  { trx, merchant, now }: Playing,
  memberId: number,
  { code, note }: Omit<Recruiter, 'agent'>,
): Promise<LinkRow | null> {
  const agent = { merchantId: merchant.id, memberId };
  if ((await countLinks(trx, agent)) > 0) return null;
  const { rates } = await readAgentTerms(trx, agent);
  const shared = Object.fromEntries(Object.entries(rates).map(([type, rate]) => [type, Math.floor(rate / 2)]));
  const offer = { rates: shared, limits: null };
  return insertLink(trx, agent, { code, kind: 'player', offer, note, expiresAt: null, cap: null }, before(now, longest));
}

async function visit({ trx, merchant, now }: Playing, { code, visits }: Omit<Recruiter, 'agent'>, random: Random): Promise<void> {
  for (let index = 0; index < visits; index += 1) {
    const visitor = { code, visitor: randomUUID(), subId: random.pick(subIds) };
    await insertVisit(trx, merchant.id, visitor, before(now, random.between(1, longest)));
  }
}

/** One newcomer’s weeks: every fifth only registers, every fourth falls silent, and one of each team has a big win. */
async function live(
  playing: Playing,
  link: LinkRow,
  { username, index, random }: { readonly username: string; readonly index: number; readonly random: Random },
): Promise<void> {
  const { now } = playing;
  const last = index % 4 === 3 ? silence : 0;
  const age = index === 0 ? longest - 1 : random.whole(last + 2, longest - 2);
  const memberId = await register(playing, link, { username, random, at: before(now, age) });
  if (memberId === null || index % 5 === 4) return;
  const purse = await openPurse(playing, memberId, random);
  const first = age - 0.1;
  await purse.deposit(before(now, first));
  for (let ago = first - 0.1; ago > last + 0.5; ago -= random.between(1.5, 6)) await purse.play(before(now, ago));
  if (index === 1) await purse.winBig(before(now, last + 0.04));
  await purse.play(before(now, last + 0.01));
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

/** Null if the name is taken. */
async function register(
  { trx, merchant }: Playing,
  link: LinkRow,
  { username, random, at }: { readonly username: string; readonly random: Random; readonly at: Date },
): Promise<number | null> {
  const nickname = username.slice(0, 1).toUpperCase() + username.slice(1);
  const { parentId, settle } = await takePlace(trx, merchant.id, { link, named: null }, random.pick(subIds), at);
  const memberId = await insertMember(trx, { merchantId: merchant.id, username, nickname, type: memberTypes.player, parentId }, at);
  if (memberId === null) return null;
  const whose = { merchantId: merchant.id, memberId };
  await settle(memberId);
  await insertCredential(trx, whose, 'password', await hashOf(demoPassword), at);
  await insertContact(trx, whose, { kind: 'email', value: `${username}@member.example`, isVerified: random.chance(0.7) }, at);
  await insertProfile(trx, whose, nothingTold);
  await giveReferralCode(trx, whose, { invitedWith: null, inviterId: null, domain: null }, at);
  await openMemberAccount(trx, { ...whose, kind: 'CASH', unit: merchant.currency });
  await sendWelcome(trx, merchant, memberId, at);
  return memberId;
}

/** A member's random moves with money. It deposits again when the money is gone. */
async function openPurse({ trx, merchant, bets, games }: Playing, memberId: number, random: Random) {
  const { id: merchantId, currency: unit } = merchant;
  const cashId = await openMemberAccount(trx, { merchantId, memberId, kind: 'CASH', unit });
  const whole = 10 ** currencies[unit].digits;
  let cash = 0;

  const deposit = async (now: Date): Promise<void> => {
    const amount = random.pick([50, 100, 200, 300]) * whole;
    const id = randomUUID();
    const method = { provider: 'demo', method: 'demo', kind: 'pix', feeRate: 0, returnTo: null } as const;
    await insertDeposit(trx, {
      ...method,
      merchantId,
      id,
      memberId,
      unit,
      amount,
      createdAt: now,
      expiresAt: new Date(now.getTime() + day),
    });
    const opened = await lockDeposit(trx, merchantId, id);
    if (opened === undefined) throw new Error(`The deposit ${id} is not there`);
    const notice = { eventId: id, reference: `d-${id}`, state: 'succeeded', amount, unit } as const;
    await takeNotice(trx, { merchantId, provider: method.provider, notice }, now);
    await creditDeposit(trx, opened, { amount, unit }, { actor: `provider:${method.provider}`, now });
    cash += amount;
  };
  const bet = async (now: Date, stake: number, payout: number): Promise<void> => {
    if (cash < stake) await deposit(new Date(now.getTime() - 60_000));
    const { nodeId } = random.pick(games);
    await bets.play(trx, { key: digest(randomUUID()), merchantId, memberId, nodeId, unit, stake, course: null, cashId, now }, payout);
    cash += payout - stake;
  };
  return {
    deposit,
    play: async (now: Date): Promise<void> => {
      const stake = random.pick([2, 5, 10, 20, 40]) * whole;
      await bet(now, stake, Math.round(stake * random.pick([0, 0, 0, 0, 0.5, 1.5, 2, 3])));
    },
    winBig: (now: Date): Promise<void> => bet(now, 20 * whole, 1_250 * whole),
  };
}

function playable(): Playing['games'] {
  const [first, ...others] = makeCatalogue().filter(
    ({ type, maintenance }) => ['RNG', 'FISH', 'LIVE', 'INHOUSE'].includes(type) && !maintenance,
  );
  if (first === undefined) throw new Error('The catalogue has no game');
  return [first, ...others];
}
