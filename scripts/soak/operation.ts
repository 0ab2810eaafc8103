import { controlRequest } from '@livery/contract/control/request';
import type { ControlRouteName } from '@livery/contract/control/routes';
import type { ControlInputOf } from '@livery/contract/control/shapes';
import { routes, type Route, type RouteName } from '@livery/contract/routes';
import { sealBody } from '@livery/sandbox/sealed-login';
import type { Player } from './player.ts';
import { send, type Sent } from './send.ts';

export interface Ground {
  readonly ports: readonly number[];
  readonly controlSecret: string;
  /** The payment provider. */
  readonly paymentsPort: number;
  /** By merchant, the secret that signs the vendor's calls. */
  readonly vendorKeys: Readonly<Record<string, string>>;
}

export type Operation = (player: Player, ground: Ground) => Promise<void>;

/** The PIN of every member of the soak. */
export const paymentPassword = '739154';

export const atMost = (most: number): number => 1 + Math.floor(Math.random() * most);
export const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

export function callOf(player: Player, name: RouteName, body?: object): Sent {
  const { method, path } = routes[name];
  return { method, path, headers: player.headers, ...(body === undefined ? {} : { body }) };
}

/** A call with an encrypted body. */
export async function sealedOf(player: Player, { ports }: Pick<Ground, 'ports'>, route: Route, body: object): Promise<Sent> {
  const { merchantCode, token } = player.identity;
  const port = oneOf(ports);
  const ask: Parameters<typeof sealBody>[0] = async (path, options = {}) => {
    const { status, value } = await send(port, {
      method: 'GET',
      path,
      ...(options.headers === undefined ? {} : { headers: options.headers }),
    });
    return { status, body: JSON.stringify({ value }) };
  };
  const { method, path } = route;
  return { method, path, headers: player.headers, body: await sealBody(ask, merchantCode, route, body, token) };
}

/** A call of the desk. */
export function controlOf<Name extends ControlRouteName>(
  { identity }: Player,
  { controlSecret }: Pick<Ground, 'controlSecret'>,
  name: Name,
  input: ControlInputOf<Name>,
): Sent {
  const { method, path, headers } = controlRequest(name, input, { secret: controlSecret, merchant: identity.merchantCode });
  return { method, path, headers, body: input as object };
}
