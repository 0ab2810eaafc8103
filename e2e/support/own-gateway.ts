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
 * A separate gateway for a brand, with its own database, clock and desk, in which the demo agents' teams have played. A
 * journey that needs tomorrow shifts this clock: shifting the shared one would end everybody's sessions and holds.
 */
export async function startOwnGateway(open: AsyncDisposableStack): Promise<OwnGateway> {
  const { served } = await readBrands(root);
  // Just after midnight, the teams' last bets are from yesterday.
  const chosen = served.find(({ brand }) => hourAt(new Date(), brand.format.timeZone) > 0) ?? served[0];
  if (chosen === undefined) throw new Error('There is no brand in brands/');
  const { gateway, controlSecret } = await startHouse(open, {
    root,
    ports: housePorts(firstPorts.fleet),
    dataDir: await openScratch(open, 'own-gateway'),
    environment: 'development',
    brands: [chosen],
    without: ['sign-in', 'payments', 'vendors', 'sites'],
    controlSecret: randomBytes(32).toString('base64url'),
  });
  const merchant = chosen.brand.merchantCode;
  return {
    url: gateway.url,
    controlSecret,
    control: async (name, input) => {
      const { path, ...request } = controlRequest(name, input, { secret: controlSecret, merchant });
      const answer = await fetch(`${gateway.url}${path}`, request);
      if (!answer.ok) throw new Error(`${name} was refused: ${await answer.text()}`);
      return ((await answer.json()) as { value: ControlValueOf<typeof name> }).value;
    },
  };
}

function hourAt(now: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now));
}
