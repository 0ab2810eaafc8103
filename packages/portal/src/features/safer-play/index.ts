import type { Feature } from '#shared/ports/feature.ts';

/** What the watch asks, and the page of safer play. */
export const saferPlay: Feature = {
  name: 'safer-play',
  dialogs: {
    realityCheck: () => import('./components/RealityCheck/RealityCheckDialog.tsx'),
    termsChanged: () => import('./components/TermsChanged/TermsChangedDialog.tsx'),
  },
};
