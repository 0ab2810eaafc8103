import { AppError } from '../../server/app-error.ts';
import type { RequestContext } from '../../server/context.ts';
import { isPublicOrigin } from '../../server/origin-guard.ts';
import type { Platform } from '../../server/platform.ts';

/**
 * The origin of the page that a login begins and ends on, which a provider sends back to: a host of the merchant's.
 *
 * @throws AppError NOT_AVAILABLE on any other page
 */
export function signInPageOf({ merchants, environment }: Platform, { merchant, origin }: RequestContext): string {
  const host = origin !== null && URL.canParse(origin) ? new URL(origin).hostname : '';
  if (origin === null || merchants.byHost(host)?.id !== merchant.id) throw new AppError('NOT_AVAILABLE');
  if (environment === 'production' && !isPublicOrigin(origin)) throw new AppError('NOT_AVAILABLE');
  return origin;
}
