import type { GatewayModule } from '#http/module.ts';
import { memberRoute } from '#http/route.ts';
import { presentMember } from './member.present.ts';
import { resetMembers, seedMembers } from './member.seed.ts';

export const memberModule: GatewayModule = {
  name: 'member',
  register: (app) => {
    memberRoute(app, 'memberInfo', ({ member, merchant }) => presentMember(member, merchant));
  },
  seed: { version: 1, demo: seedMembers },
  reset: resetMembers,
};
