import type { Feature } from '#shared/ports/feature.ts';

/** Requests by the session watcher and the safer play page. */
export const saferPlay: Feature = {
  name: 'safer-play',
  dialogs: {
    realityCheck: () => import('./components/RealityCheck/RealityCheckDialog.tsx'),
    termsChanged: () => import('./components/TermsChanged/TermsChangedDialog.tsx'),
  },
};
