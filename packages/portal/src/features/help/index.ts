import type { Feature } from '#shared/ports/feature.ts';

/** The help centre, and its articles above forms. */
export const help: Feature = {
  name: 'help',
  dialogs: { help: () => import('./components/HelpDialog/HelpDialog.tsx') },
};
