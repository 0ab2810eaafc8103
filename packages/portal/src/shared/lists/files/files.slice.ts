import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { QueryOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import type { FileCall } from '#api/download.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { RootState } from '#shared/store/root-state.ts';

/** The one file being saved. */
type FileState = { status: 'none' } | { status: 'coming'; bytes: number } | { status: 'failed'; failure: Failure };

export type FileRequest = { [Name in FileCall]: { file: Name; query: QueryOf<Name> } }[FileCall];

const none: FileState = { status: 'none' };

export const filesSlice = createSlice({
  name: 'files',
  initialState: none as FileState,
  reducers: {
    fileRequested: (_state, _action: PayloadAction<FileRequest>): FileState => ({ status: 'coming', bytes: 0 }),
    fileProgressed: (state, { payload }: PayloadAction<number>): FileState =>
      state.status === 'coming' ? { status: 'coming', bytes: payload } : state,
    fileSaved: (): FileState => none,
    fileFailed: (_state, { payload }: PayloadAction<Failure>): FileState => ({ status: 'failed', failure: payload }),
    /** The page was left. */
    fileLeft: (): FileState => none,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => none);
  },
});

export const { fileRequested, fileProgressed, fileSaved, fileFailed, fileLeft } = filesSlice.actions;

export const selectFile = (state: RootState) => state.files;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof filesSlice> {}
}
