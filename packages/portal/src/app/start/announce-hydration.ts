import { pageNames } from '@livery/brand/public-brand';
import { pause } from './pause.ts';

/**
 * Marks the page as hydrated; the boot script then presses what was tapped before. It waits a moment, so that
 * everything that changed since prerendering is rendered first.
 */
export function announceHydration(): void {
  void pause().then(() => document.dispatchEvent(new Event(pageNames.hydratedEvent)));
}
