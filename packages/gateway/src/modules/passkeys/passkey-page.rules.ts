import type { RequestContext } from '#http/context.ts';
import { ownOriginOf } from '#http/own-page.ts';
import type { Platform } from '#base/platform.ts';

/**
 * The page where a passkey is created or used. A passkey belongs to the page's host, and its browser signs the whole
 * origin.
 */
export interface PasskeyPage {
  readonly origin: string;
  readonly rpId: string;
}

/** @throws AppError NOT_AVAILABLE on a page that is not the merchant's */
export function passkeyPageOf(platform: Platform, call: RequestContext): PasskeyPage {
  const origin = ownOriginOf(platform, call);
  return { origin, rpId: new URL(origin).hostname };
}
