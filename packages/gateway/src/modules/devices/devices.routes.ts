import type { GatewayModule } from '#http/module.ts';
import type { Member } from '#identity/member.ts';
import type { RequestContext } from '#http/context.ts';
import { memberRoute } from '#http/route.ts';
import { presentLife, presentSessions } from './devices.present.ts';
import { endAllBut, endOne, listSessions } from './devices.repo.ts';
import { keepAlive, lifeOf } from './devices.service.ts';
import { keyOf } from '#base/member-key.ts';

/** A member's logged-in devices. */
export const devicesModule: GatewayModule = {
  name: 'devices',
  register: (app) => {
    memberRoute(app, 'sessionLife', async (call) => presentLife(await lifeOf(call), call.now));
    memberRoute(app, 'keepSessionAlive', async (call) => presentLife(await keepAlive(call), call.now));
    memberRoute(app, 'sessions', sessionsOf);
    memberRoute(app, 'endSession', async (call) => {
      await endOne(call.db, keyOf(call), call.body.id);
      return sessionsOf(call);
    });
    memberRoute(app, 'endOtherSessions', async (call) => {
      await endAllBut(call.db, keyOf(call), call.member.sessionHash);
      return sessionsOf(call);
    });
  },
};

type MembersCall = RequestContext & { readonly member: Member };

async function sessionsOf(call: MembersCall) {
  return presentSessions(await listSessions(call.db, keyOf(call), call.now), call.member.sessionHash);
}
