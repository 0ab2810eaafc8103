import { AppError } from '../../server/app-error.ts';
import type { RequestContext } from '../../server/context.ts';
import { isPublicOrigin } from '../../server/origin-guard.ts';
import type { Platform } from '../../server/platform.ts';

/** The page that a passkey is made or used on: a passkey belongs to the page's host, and its browser signs the whole origin. */
export interface PasskeyPage {
  readonly origin: string;
  readonly rpId: string;
}

/**
 * The page by the browser's word, which is the merchant's by the gateway's. A browser names the origin of every POST.
 *
 * @throws AppError NOT_AVAILABLE on any other page: a numbered port in development has no passkeys
 */
export function passkeyPageOf({ merchants, environment }: Platform, { merchant, origin }: RequestContext): PasskeyPage {
  const rpId = origin !== null && URL.canParse(origin) ? new URL(origin).hostname : '';
  const isOwn = merchants.byHost(rpId)?.id === merchant.id;
  if (origin === null || !isOwn || (environment === 'production' && !isPublicOrigin(origin))) throw new AppError('NOT_AVAILABLE');
  return { origin, rpId };
}
