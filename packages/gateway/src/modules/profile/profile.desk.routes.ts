import { MembersQuery, MemberStateChange, SessionsEnd, WithdrawalsRelease } from '@livery/contract/control/merchant';
import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { changeState, endSessions, readMembers, releaseWithdrawals } from './profile.desk.ts';

/** A merchant's members and what an operator may do to one. */
export function registerMembers(app: FastifyInstance): void {
  const { platform } = app;
  controlRoute(app, 'GET', 'members', MembersQuery, ({ body, merchant, now }) => readMembers(platform, merchant(), body, now));
  controlRoute(app, 'POST', 'members/state', MemberStateChange, ({ body, merchant, now, by }) =>
    changeState(platform, merchant(), body, now, by),
  );
  controlRoute(app, 'POST', 'members/end-sessions', SessionsEnd, ({ body, merchant, now, by }) =>
    endSessions(platform, merchant(), body.account, now, by),
  );
  controlRoute(app, 'POST', 'members/release-withdrawals', WithdrawalsRelease, ({ body, merchant, now, by }) =>
    releaseWithdrawals(platform, merchant(), body.account, now, by),
  );
}
