import type { Feature } from '#shared/ports/feature.ts';
import { makeHomeApi } from './home.api.ts';
import { makeHomeSaga } from './home.saga.ts';
import { homeSlice } from './home.slice.ts';

/** The brand's hero, with live numbers if its layout has them. */
export const home: Feature = { name: 'home', slice: homeSlice, makeSaga: ({ client }) => makeHomeSaga(makeHomeApi(client)) };
