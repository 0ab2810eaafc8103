import { sendPageView } from '#api/collector.ts';
import type { Feature } from '#shared/ports/feature.ts';
import { referrerOf } from './consent.rules.ts';
import { makeConsentSaga } from './consent.saga.ts';
import { consentSlice } from './consent.slice.ts';

export { ConsentQuestion } from './components/ConsentQuestion/ConsentQuestion.tsx';

declare global {
  interface Navigator {
    /** Global Privacy Control (w3c.github.io/gpc). Undefined in a browser without it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Asks for consent and counts visits. Loaded only by brands with a collector. */
export const consent: Feature = {
  name: 'consent',
  slice: consentSlice,
  makeSaga: ({ brand, clock, deviceStorage, page }) =>
    makeConsentSaga({
      send: async (view) => {
        if (brand.analytics !== undefined) await sendPageView(brand.analytics.collector, view);
      },
      deviceStorage,
      clock,
      page,
      isRefusedByBrowser: () => navigator.globalPrivacyControl === true,
      makeVisitorId,
      origin: location.origin,
      referrer: referrerOf(document.referrer, location.origin),
    }),
};

/** 16 hexadecimal digits, as the collector requires. */
function makeVisitorId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
