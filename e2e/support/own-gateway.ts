import { randomBytes } from 'node:crypto';
import { controlRequest } from '@livery/contract/control/request';
import type { ControlRouteName } from '@livery/contract/control/routes';
import type { ControlInputOf, ControlValueOf } from '@livery/contract/control/shapes';
import { firstPorts, housePorts } from '@livery/sandbox/ports';
import { readBrands } from '@livery/sandbox/read-brands';
import { openScratch } from '@livery/sandbox/scratch';
import { startHouse } from '@livery/sandbox/start-house';
import { root } from './address.ts';

export interface OwnGateway {
  readonly url: string;
  readonly controlSecret: string;
  readonly control: <Name extends ControlRouteName>(name: Name, input: ControlInputOf<Name>) => Promise<ControlValueOf<Name>>;
}

/**
 * A gateway of one brand with a database, a clock and a desk of its own, where the teams of the demo agents have played. A journey that needs
 * tomorrow shifts the clock of this one: in the common one it would end sessions and holds of all others.
 */
export async function startOwnGateway(open: AsyncDisposableStack, code: string): Promise<OwnGateway> {
  const { served } = await readBrands(root);
  const { gateway, controlSecret } = await startHouse(open, {
    root,
    ports: housePorts(firstPorts.fleet),
    dataDir: await openScratch(open, 'own-gateway'),
    environment: 'development',
    brands: served.filter(({ brand }) => brand.code === code),
    without: ['sign-in', 'payments', 'vendors', 'sites'],
    controlSecret: randomBytes(32).toString('base64url'),
  });
  const [merchant] = served.flatMap(({ brand }) => (brand.code === code ? [brand.merchantCode] : []));
  return {
    url: gateway.url,
    controlSecret,
    control: async (name, input) => {
      const { path, ...request } = controlRequest(name, input, { secret: controlSecret, merchant: merchant ?? '' });
      const answer = await fetch(`${gateway.url}${path}`, request);
      if (!answer.ok) throw new Error(`${name} was refused: ${await answer.text()}`);
      return ((await answer.json()) as { value: ControlValueOf<typeof name> }).value;
    },
  };
}
