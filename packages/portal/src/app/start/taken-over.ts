import { pageNames } from '@livery/brand/public-brand';
import { pause } from './pause.ts';

/**
 * From now on the page answers: the boot script presses what was tapped before. With a pause, so that what has changed since the
 * page was prerendered is rendered first.
 */
export function tellTakenOver(): void {
  void pause().then(() => document.dispatchEvent(new Event(pageNames.takenOverEvent)));
}
