import { AppError } from '#base/app-error.ts';
import type { RequestContext } from './context.ts';
import { isPublicOrigin } from './origin-guard.ts';
import type { Platform } from '#base/platform.ts';

/**
 * The origin of the calling page, as the browser reports it, if its host belongs to the merchant. Browsers send the
 * origin with every POST.
 *
 * @throws AppError NOT_AVAILABLE on any other page, such as a numbered port in development
 */
export function ownOriginOf({ merchants, environment }: Platform, { merchant, origin }: RequestContext): string {
  const host = origin !== null && URL.canParse(origin) ? new URL(origin).hostname : '';
  const isOwn = merchants.byHost(host)?.id === merchant.id;
  if (origin === null || !isOwn || (environment === 'production' && !isPublicOrigin(origin))) throw new AppError('NOT_AVAILABLE');
  return origin;
}
