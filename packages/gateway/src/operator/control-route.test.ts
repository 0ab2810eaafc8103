import { controlPath, controlRoutes, type ControlRouteName } from '@livery/contract/control/routes';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '#http/app.ts';
import type { GatewayModule } from '#http/module.ts';
import { openTestGateway } from '../../test/test-gateway.ts';

const gateway = await openTestGateway();
const served: string[] = [];
const listener: GatewayModule = {
  name: 'listener',
  register: (app) =>
    app.addHook('onRoute', ({ method, url }) => {
      if (url.startsWith('/control')) served.push(`${[method].flat().join(' ')} ${url}`);
    }),
};
const app = await createApp({ ...gateway.platform, modules: [listener, ...gateway.platform.modules] }, { logLevel: 'silent' });
afterAll(() => app.close());

const names = Object.keys(controlRoutes) as ControlRouteName[];

describe('the control calls', () => {
  it('are those of the contract, each served once', () => {
    const rows = names.map((name) => `${controlRoutes[name].method} ${controlPath(name)}`);
    expect(served.filter((route) => !route.startsWith('HEAD ')).toSorted()).toEqual(rows.toSorted());
  });

  it.each(names.filter((name) => controlRoutes[name].isOfMerchant))('%s needs a merchant', async (name) => {
    const answer = await gateway.control(name, {}, 'NOBODY');
    expect(answer.statusCode).not.toBe(200);
    expect(answer.json()).toMatchObject({ success: false });
  });

  it('cannot be registered in production by accident', async () => {
    const careless = { ...listener, register: gateway.platform.modules.find(({ name }) => name === 'control')?.desk ?? (() => {}) };
    const production = { ...gateway.platform, environment: 'production' as const, modules: [careless] };
    await expect(createApp(production, { logLevel: 'silent' })).rejects.toThrow('health is a control call');
  });
});
