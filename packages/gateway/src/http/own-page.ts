import { AppError } from '#base/app-error.ts';
import type { RequestContext } from './context.ts';
import { isPublicOrigin } from './origin-guard.ts';
import type { Platform } from '#base/platform.ts';

/**
 * The origin of the page that makes a call, by the browser's word, on a host that is the merchant's by the gateway's. A browser names the
 * origin of every POST.
 *
 * @throws AppError NOT_AVAILABLE on any other page, such as a numbered port in development
 */
export function ownOriginOf({ merchants, environment }: Platform, { merchant, origin }: RequestContext): string {
  const host = origin !== null && URL.canParse(origin) ? new URL(origin).hostname : '';
  const isOwn = merchants.byHost(host)?.id === merchant.id;
  if (origin === null || !isOwn || (environment === 'production' && !isPublicOrigin(origin))) throw new AppError('NOT_AVAILABLE');
  return origin;
}
