import { controlPath, controlRoutes, controlSecretHeader, type ControlRouteName } from './routes.ts';
import type { ControlInputOf } from './shapes.ts';

export interface ControlRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Includes the query of a GET. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for a GET. */
  readonly body?: string;
}

/** The caller and the merchant. */
export interface ControlCaller {
  readonly secret: string;
  /** Omitted from calls that concern no merchant. */
  readonly merchant: string | null;
}

/** The HTTP request that makes a control call. */
export function controlRequest<Name extends ControlRouteName>(
  name: Name,
  input: ControlInputOf<Name>,
  { secret, merchant }: ControlCaller,
): ControlRequest {
  const { method, isOfMerchant } = controlRoutes[name];
  const path = controlPath(name);
  const headers = { [controlSecretHeader]: secret, ...(isOfMerchant && merchant !== null ? { Merchant: merchant } : {}) };
  if (method !== 'GET') return { method, path, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(input) };
  const search = String(new URLSearchParams(input as Record<string, string>));
  return { method, path: search === '' ? path : `${path}?${search}`, headers };
}
