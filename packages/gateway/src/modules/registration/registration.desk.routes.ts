import { Nothing, RegisterOrder, RegisterRule } from '@livery/contract/control/merchant';
import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { presentRegisterRules } from '../system/system.present.ts';
import { listRegisterRules } from '../system/system.repo.ts';
import { changeRule, orderRules } from './registration.desk.ts';

/** What a merchant asks for in a registration, in which order, and what it accepts. */
export function registerRegisterRules(app: FastifyInstance): void {
  const { platform } = app;
  controlRoute(app, 'GET', 'register-rules', Nothing, async ({ merchant }): Promise<{ items: RegisterRule[] }> => {
    const { id } = merchant();
    const fields = presentRegisterRules(await listRegisterRules(platform.tenants.of(id), id));
    return { items: Object.entries(fields).map(([field, rule]) => ({ field, ...rule })) };
  });
  controlRoute(app, 'POST', 'register-rules', RegisterRule, ({ body, merchant, by }) => changeRule(platform, merchant(), body, by));
  controlRoute(app, 'POST', 'register-rules/order', RegisterOrder, ({ body, merchant, by }) =>
    orderRules(platform, merchant(), body.fields, by),
  );
}
