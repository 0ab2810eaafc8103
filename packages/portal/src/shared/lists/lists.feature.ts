import { makeDownload } from '#api/download.ts';
import { saveFile } from './files/save-file.ts';
import type { Feature } from '#shared/ports/feature.ts';
import { tokenKey } from '#shared/store/storage-keys.ts';
import { makeFilesSaga } from './files/files.saga.ts';
import { filesSlice } from './files/files.slice.ts';

/** Parts of every exportable list: its texts and the pending file. */
export const lists: Feature = {
  name: 'lists',
  slice: filesSlice,
  makeSaga: ({ brand, tabStorage }) => makeFilesSaga(makeDownload({ brand, readToken: () => tabStorage.get(tokenKey) }), saveFile),
};
