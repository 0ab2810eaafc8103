import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn, loggedOut } from './events.ts';
import type { RootState } from './store.ts';

/**
 * Every dialog with what it needs to open; plain data. A feature adds its own:
 * `declare module '#shared/state/dialogs.slice.ts' { interface DialogRequests { game: { nodeId: number } } }`
 * and gives its component in `dialogs` of its `Feature`.
 */
export interface DialogRequests {
  /** After the login the viewer goes on to `returnTo`, or stays where they are. `offersDemo`: asked for a game that has one. */
  login: { returnTo?: string; hasExpired?: boolean; offersDemo?: boolean };
  logout: object;
  /** A sentence to confirm: the texts are `common:notices.<code>.title` and `.text`. */
  notice: { code: 'in_need_true_account' };
  /** The site's menu as a sheet, on phones. */
  sideMenu: object;
}

export type DialogKind = keyof DialogRequests;
export type DialogRequest = { [Kind in DialogKind]: { kind: Kind } & DialogRequests[Kind] }[DialogKind];

export interface DialogsState {
  /** One dialog shows at a time: the first; the others wait. */
  queue: DialogRequest[];
}

const initialState: DialogsState = { queue: [] };

export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    /** Asking twice for the same dialog shows it once, with what was asked for last. */
    dialogRequested: {
      reducer(state, { payload, meta }: PayloadAction<DialogRequest, string, { isUrgent: boolean }>) {
        const place = state.queue.findIndex((request) => request.kind === payload.kind);
        if (place !== -1) state.queue[place] = payload;
        else if (meta.isUrgent) state.queue.unshift(payload);
        else state.queue.push(payload);
      },
      prepare: (request: DialogRequest) => ({
        payload: request,
        meta: { isUrgent: request.kind === 'login' || request.kind === 'notice' },
      }),
    },
    dialogClosed(state, { payload }: PayloadAction<DialogKind>) {
      state.queue = state.queue.filter((request) => request.kind !== payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedIn, (state) => {
        state.queue = state.queue.filter((request) => request.kind !== 'login');
      })
      .addCase(loggedOut, () => initialState);
  },
});

export const { dialogRequested, dialogClosed } = dialogsSlice.actions;

/** The command that a feature gives when it needs a member. */
export function loginRequested(returnTo?: string) {
  return dialogRequested(returnTo === undefined ? { kind: 'login' } : { kind: 'login', returnTo });
}

export const selectDialog = (state: RootState) => state.dialogs.queue[0] ?? null;
export const selectIsLoginRequested = (state: RootState) => state.dialogs.queue.some((request) => request.kind === 'login');

/** Where to go on after the login that is being asked for. */
export function selectReturnTo(state: RootState): string | null {
  const login = state.dialogs.queue.find((request) => request.kind === 'login');
  return login?.returnTo ?? null;
}
