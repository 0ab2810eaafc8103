import type { Feature } from '#shared/ports/feature.ts';

/** The help centre, and its articles above whatever form asks for one. */
export const help: Feature = {
  name: 'help',
  dialogs: { help: () => import('./components/HelpDialog/HelpDialog.tsx') },
};
