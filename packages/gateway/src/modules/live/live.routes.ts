import type { GatewayModule } from '#http/module.ts';
import { readCountsOf } from '#http/member-counts.ts';
import { memberRoute, streamRoute } from '#http/route.ts';
import { LiveHub, type LiveLimits } from './live-hub.state.ts';
import { liveSweeps } from './live.sweeps.ts';

/** Live events of a member's open pages, and the counts of their badges. */
export function makeLiveModule(limits: Partial<LiveLimits> = {}): GatewayModule {
  return {
    name: 'live',
    register: (app) => {
      const { platform } = app;
      const hub = new LiveHub(platform, limits);
      streamRoute(app, 'liveStream', (call) => hub.open(call));
      memberRoute(app, 'unreadCount', ({ db, merchant, member }) =>
        readCountsOf(platform.modules, db, { merchantId: merchant.id, memberId: member.id }),
      );
      app.addHook('preClose', () => hub.close());
    },
    sweeps: liveSweeps,
  };
}

export const liveModule = makeLiveModule();
