import {
  BlockedNetwork,
  ClockShift,
  Fault,
  Grant,
  InboxQuery,
  Nothing,
  StatusChange,
  WhoseFaults,
  type ClockReading,
  type ControlPage,
  type GatewayHealth,
  type InboxMessage,
} from '@livery/contract/control/merchant';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '#observe/audit-log.ts';
import { emptyInbox, listInbox } from '#ports/messages/message.repo.ts';
import { controlRoute } from '#operator/control-route.ts';
import type { GatewayModule } from '#http/module.ts';
import { presentStatus } from '../system/system.present.ts';
import { readStatus } from '../system/system.repo.ts';
import { askForAnything } from './control.repo.ts';
import { blockNetwork, grant, reset, setStatus, unblockNetwork } from './control.service.ts';
import { registerDeposits } from '../deposits/deposits.desk.routes.ts';
import { registerDesk } from './desk.routes.ts';
import { registerFlags } from '../system/system.desk.routes.ts';
import { registerLetters } from '../inbox/inbox.desk.routes.ts';
import { registerMembers } from '../profile/profile.desk.routes.ts';
import { registerPromotions } from '../promotions/promotions.desk.routes.ts';
import { registerRewards } from '../rewards/rewards.desk.routes.ts';
import { registerRegisterRules } from '../registration/registration.desk.routes.ts';
import { registerSports } from '../sportsbook/sportsbook.desk.routes.ts';
import { registerWithdrawals } from '../withdrawals/withdrawals.desk.routes.ts';
import { registerTransfers } from '../transfers/transfers.desk.routes.ts';

/** What trials and tests ask for; other modules add their own below `/control/`. */
export const controlModule: GatewayModule = {
  name: 'control',
  register: (app) => {
    registerGateway(app);
    registerMerchant(app);
    registerFlags(app);
    registerRegisterRules(app);
    registerMembers(app);
    registerSports(app);
    registerDeposits(app);
    registerLetters(app);
    registerWithdrawals(app);
    registerTransfers(app);
    registerPromotions(app);
    registerRewards(app);
    registerDesk(app);
  },
  reset: ({ trx, merchant }) => emptyInbox(trx, merchant.id),
};

/** What is the whole gateway's. */
function registerGateway(app: FastifyInstance): void {
  const { platform } = app;
  const { db, clock, faults, jobs, merchants } = platform;
  const readClock = (): ClockReading => ({ now: clock.now().toISOString(), offset: clock.ahead });

  controlRoute(app, 'GET', 'health', Nothing, async (): Promise<GatewayHealth> => {
    await askForAnything(db);
    return {
      merchants: merchants.all().map(({ code, brand, name, currency }) => ({ code, brand, name, currency })),
      now: clock.now().toISOString(),
    };
  });
  controlRoute(app, 'GET', 'clock', Nothing, readClock);
  controlRoute(app, 'GET', 'faults', Nothing, () => ({ items: faults.list() }));
  // What lives in this process's memory is written down before it is done: nothing undoes it should the writing fail.
  controlRoute(app, 'POST', 'faults', Fault, async ({ body, by }) => {
    await recordAct(db, { by, act: 'fault.add', merchantId: null, subject: body.merchant ?? '', details: body });
    faults.add(body);
  });
  controlRoute(app, 'DELETE', 'faults', WhoseFaults, async ({ body, by }) => {
    await recordAct(db, { by, act: 'fault.clear', merchantId: null, subject: body.merchant ?? '', details: body });
    faults.clear(body);
  });
  controlRoute(app, 'POST', 'clock', ClockShift, async ({ body, by }) => {
    await recordAct(db, { by, act: 'clock.shift', merchantId: null, subject: '', details: body });
    clock.shiftTo(body.offset);
    await jobs.retime();
    return readClock();
  });
}

/** What is one merchant's. */
function registerMerchant(app: FastifyInstance): void {
  const { platform } = app;
  const { tenants } = platform;

  controlRoute(app, 'GET', 'status', Nothing, async ({ merchant }) => {
    const { id } = merchant();
    const { location: _, ...status } = presentStatus(await readStatus(tenants.of(id), id), '');
    return status;
  });
  controlRoute(app, 'POST', 'status', StatusChange, async ({ body, merchant, by }) => setStatus(platform, merchant(), body, by));
  controlRoute(app, 'POST', 'blocked-networks', BlockedNetwork, async ({ body, merchant, by }) =>
    blockNetwork(platform, merchant(), body.network, by),
  );
  controlRoute(app, 'DELETE', 'blocked-networks', BlockedNetwork, async ({ body, merchant, by }) =>
    unblockNetwork(platform, merchant(), body.network, by),
  );
  controlRoute(app, 'POST', 'balance', Grant, ({ body, merchant, now, by }) => grant(platform, merchant(), body, now, by));
  controlRoute(app, 'GET', 'inbox', InboxQuery, async ({ body, merchant }): Promise<ControlPage<InboxMessage>> => {
    const { id } = merchant();
    const { items, next } = await listInbox(tenants.of(id), id, body);
    return {
      items: items.map(({ delivered_at, ...message }) => ({ ...message, deliveredAt: delivered_at?.toISOString() ?? '' })),
      next,
    };
  });
  controlRoute(app, 'POST', 'reset', Nothing, ({ merchant, by }) => reset(platform, merchant(), by));
}
