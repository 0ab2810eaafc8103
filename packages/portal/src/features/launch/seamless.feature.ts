import type { Feature } from '#shared/ports/feature.ts';
import { makeLaunchApi } from './launch.api.ts';
import { launchSlice } from './launch.slice.ts';
import { makeSeamlessSaga } from './seamless.saga.ts';

/** A game inside the page, without its own window. */
export const seamless: Feature = {
  name: 'seamless',
  slice: launchSlice,
  makeSaga: ({ client }) => makeSeamlessSaga(makeLaunchApi(client, `${location.origin}/`)),
  texts: ['launch'],
};
