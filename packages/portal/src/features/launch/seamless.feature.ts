import type { Feature } from '#shared/ports/feature.ts';
import { makeLaunchApi } from './launch.api.ts';
import { launchSlice } from './launch.slice.ts';
import { makeSeamlessSaga } from './seamless.saga.ts';

/** A game as a part of the page, without a window of its own. */
export const seamless: Feature = {
  name: 'seamless',
  slice: launchSlice,
  makeSaga: ({ client }) => makeSeamlessSaga(makeLaunchApi(client, `${location.origin}/`)),
  texts: ['launch'],
};
