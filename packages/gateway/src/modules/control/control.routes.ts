import { errorStatus, type ErrorCode } from '@livery/contract/errors';
import { pageQuery, text, whole } from '@livery/contract/shapes';
import Type from 'typebox';
import { recordAct } from '../../observe/audit-log.ts';
import { emptyInbox, listInbox } from '../../ports/messages/message.repo.ts';
import { controlRoute, Nothing } from '../../server/control-route.ts';
import type { GatewayModule } from '../../server/module.ts';
import { askForAnything } from './control.repo.ts';
import { blockNetwork, grant, reset, setStatus, unblockNetwork } from './control.service.ts';

/** ISO 8601, in UTC. */
const instant = String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$`;
const day = 24 * 3_600_000;
/** No tests' money is worth more, and balances stay safe to add. */
const largestGrant = 1e12;

const Status = Type.Object(
  {
    status: Type.Enum([0, 1, 2]),
    maintenance: Type.Boolean(),
    regionRestriction: Type.Boolean(),
    endTime: Type.Optional(Type.Union([Type.String({ pattern: instant }), Type.Null()])),
  },
  { additionalProperties: false },
);

/** An address alone is the network of one. */
const Network = Type.Object({ network: text(43, 2) }, { additionalProperties: false });

const Fault = Type.Object(
  {
    path: text(200, 1),
    merchant: Type.Optional(text(32)),
    caller: Type.Optional(text(200, 1)),
    method: Type.Optional(Type.Enum(['GET', 'POST', 'PUT', 'DELETE'])),
    code: Type.Optional(Type.Enum(Object.keys(errorStatus) as ErrorCode[])),
    status: Type.Optional(Type.Integer({ minimum: 400, maximum: 599 })),
    delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
    malformed: Type.Optional(Type.Boolean()),
    drop: Type.Optional(Type.Boolean()),
    count: Type.Optional(whole({ minimum: 1 })),
  },
  { additionalProperties: false },
);

const ClockShift = Type.Object({ offset: Type.Integer({ minimum: -3_650 * day, maximum: 3_650 * day }) }, { additionalProperties: false });

const WhoseFaults = Type.Object({ merchant: Type.Optional(text(32)), caller: Type.Optional(text(200)) }, { additionalProperties: false });

const Grant = Type.Object(
  {
    account: text(64),
    // No entry of the ledger is zero.
    amount: Type.Union([Type.Integer({ minimum: -largestGrant, maximum: -1 }), Type.Integer({ minimum: 1, maximum: largestGrant })]),
    idempotencyKey: Type.Optional(text(64, 1)),
  },
  { additionalProperties: false },
);

const Inbox = pageQuery({ receiver: Type.Optional(text(254, 1)) });

/** What trials and tests ask for; other modules add their own below `/control/`. */
export const controlModule: GatewayModule = {
  name: 'control',
  register: (app) => {
    const { platform } = app;
    controlRoute(app, 'GET', 'health', Nothing, async () => {
      await askForAnything(platform.db);
      return { merchants: platform.merchants.all().map(({ code, brand }) => ({ code, brand })), now: platform.clock.now().toISOString() };
    });
    controlRoute(app, 'POST', 'status', Status, async ({ body, merchant, by }) => setStatus(platform, merchant(), body, by));
    controlRoute(app, 'POST', 'blocked-networks', Network, async ({ body, merchant, by }) =>
      blockNetwork(platform, merchant(), body.network, by),
    );
    controlRoute(app, 'DELETE', 'blocked-networks', Network, async ({ body, merchant, by }) =>
      unblockNetwork(platform, merchant(), body.network, by),
    );
    // What lives in this process's memory is written down before it is done: nothing undoes it should the writing fail.
    controlRoute(app, 'POST', 'faults', Fault, async ({ body, by }) => {
      await recordAct(platform.db, { by, act: 'fault.add', merchantId: null, subject: body.merchant ?? '', details: body });
      platform.faults.add(body);
    });
    controlRoute(app, 'DELETE', 'faults', WhoseFaults, async ({ body, by }) => {
      await recordAct(platform.db, { by, act: 'fault.clear', merchantId: null, subject: body.merchant ?? '', details: body });
      platform.faults.clear(body);
    });
    controlRoute(app, 'POST', 'clock', ClockShift, async ({ body, by }) => {
      await recordAct(platform.db, { by, act: 'clock.shift', merchantId: null, subject: '', details: body });
      platform.clock.shiftTo(body.offset);
      await platform.jobs.retime();
      await platform.jobs.retime();
      return { now: platform.clock.now().toISOString() };
    });
    controlRoute(app, 'POST', 'balance', Grant, ({ body, merchant, now, by }) => grant(platform, merchant(), body, now, by));
    controlRoute(app, 'GET', 'inbox', Inbox, async ({ body, merchant }) => {
      const { id } = merchant();
      const { items, next } = await listInbox(platform.tenants.of(id), id, body);
      return { items: items.map(({ delivered_at, ...message }) => ({ ...message, deliveredAt: delivered_at?.toISOString() })), next };
    });
    controlRoute(app, 'POST', 'reset', Nothing, ({ merchant, by }) => reset(platform, merchant(), by));
  },
  reset: ({ trx, merchant }) => emptyInbox(trx, merchant.id),
};
