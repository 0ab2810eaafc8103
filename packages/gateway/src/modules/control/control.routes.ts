import { errorStatus, type ErrorCode } from '@livery/contract/errors';
import Type from 'typebox';
import { controlRoute, Nothing } from '../../server/control-route.ts';
import type { GatewayModule } from '../../server/module.ts';
import { grant, reset, setStatus } from './control.service.ts';

const Status = Type.Object(
  {
    status: Type.Enum([0, 1, 2]),
    maintenance: Type.Boolean(),
    regionRestriction: Type.Boolean(),
    endTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  },
  { additionalProperties: false },
);

const Fault = Type.Object(
  {
    path: Type.String({ minLength: 1 }),
    merchant: Type.Optional(Type.String()),
    caller: Type.Optional(Type.String({ minLength: 1 })),
    method: Type.Optional(Type.Enum(['GET', 'POST', 'PUT', 'DELETE'])),
    code: Type.Optional(Type.Enum(Object.keys(errorStatus) as ErrorCode[])),
    status: Type.Optional(Type.Integer({ minimum: 400, maximum: 599 })),
    delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
    malformed: Type.Optional(Type.Boolean()),
    drop: Type.Optional(Type.Boolean()),
    count: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);

const WhoseFaults = Type.Object(
  { merchant: Type.Optional(Type.String()), caller: Type.Optional(Type.String()) },
  { additionalProperties: false },
);

const Grant = Type.Object(
  { account: Type.String(), amount: Type.Integer(), idempotencyKey: Type.Optional(Type.String({ minLength: 1 })) },
  { additionalProperties: false },
);

/** What trials and tests ask for; other modules add their own below `/control/`. */
export const controlModule: GatewayModule = {
  name: 'control',
  register: (app) => {
    const { platform } = app;
    controlRoute(app, 'GET', 'health', Nothing, async () => {
      await platform.db.selectFrom('merchant').select('id').limit(1).execute();
      return { merchants: platform.merchants.all().map(({ code, brand }) => ({ code, brand })), now: platform.clock.now().toISOString() };
    });
    controlRoute(app, 'POST', 'status', Status, async ({ body, merchant }) => setStatus(platform.db, (await merchant()).id, body));
    controlRoute(app, 'POST', 'faults', Fault, ({ body }) => platform.faults.add(body));
    controlRoute(app, 'DELETE', 'faults', WhoseFaults, ({ body }) => platform.faults.clear(body));
    controlRoute(app, 'POST', 'clock', Type.Object({ offset: Type.Integer() }, { additionalProperties: false }), ({ body }) => {
      platform.clock.shiftTo(body.offset);
      return { now: platform.clock.now().toISOString() };
    });
    controlRoute(app, 'POST', 'balance', Grant, async ({ body, merchant, now }) => grant(platform.db, await merchant(), body, now));
    controlRoute(app, 'POST', 'reset', Nothing, async ({ merchant }) => {
      platform.clock.shiftTo(0);
      await reset(platform, await merchant());
    });
  },
};
