import type { ValueOf } from '@livery/contract/shapes';
import { addDays, dayAt, dayStart } from '@livery/contract/zoned-days';
import { AppError } from '#base/app-error.ts';
import type { MemberCall } from '#http/route.ts';
import { keyOf } from '#base/member-key.ts';
import { findLink } from '../invitations/links.repo.ts';
import { readCohorts, readSteps, type Steps } from './results.repo.ts';

/** Days without play after which a member no longer counts as active. */
const activeDays = 30;
/** Long enough for a month of cohorts that have reached their thirtieth day. */
const cohortDays = 60;
const mostSubs = 50;

/** @throws AppError NOT_FOUND for somebody else's link */
export async function readResults(call: MemberCall<'invitationResults'>): Promise<ValueOf<'invitationResults'>> {
  const { db, reports, merchant, query, now } = call;
  const agent = keyOf(call);
  const linkId = query.link ?? null;
  if (linkId !== null && (await findLink(db, agent, linkId)) === null) throw new AppError('NOT_FOUND');
  const { timeZone } = merchant;
  const today = dayAt(now.getTime(), timeZone);
  const since = new Date(dayStart(addDays(today, -cohortDays), timeZone));
  const [subs, cohorts] = await Promise.all([
    readSteps(reports, agent, { linkId, activeSince: addDays(today, -activeDays) }),
    readCohorts(reports, agent, { linkId, since, timeZone }),
  ]);
  return {
    total: sumSteps(subs),
    subs: subs.slice(0, mostSubs),
    cohorts: cohorts.map(({ day, members, day1, day7, day30 }) => {
      const ifOver = (days: number, played: number) => (addDays(day, days) < today ? played : null);
      return { day, members, day1: ifOver(1, day1), day7: ifOver(7, day7), day30: ifOver(30, day30) };
    }),
  };
}

function sumSteps(rows: readonly Steps[]): Steps {
  const sum = (step: keyof Steps) => rows.reduce((total, row) => total + row[step], 0);
  return {
    opened: sum('opened'),
    registered: sum('registered'),
    verified: sum('verified'),
    firstDeposit: sum('firstDeposit'),
    active: sum('active'),
  };
}
