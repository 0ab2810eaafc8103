import type { Feature } from '#shared/ports/feature.ts';
import { makeHelpApi } from './help.api.ts';
import { makeHelpSaga } from './help.saga.ts';
import { helpSlice } from './help.slice.ts';

/** The help centre, and its articles above whatever form asks for one. */
export const help: Feature = {
  name: 'help',
  slice: helpSlice,
  makeSaga: ({ client }) => makeHelpSaga(makeHelpApi(client)),
  dialogs: { help: () => import('./components/HelpDialog/HelpDialog.tsx') },
};
