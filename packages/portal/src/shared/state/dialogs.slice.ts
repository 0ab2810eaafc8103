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
  /** All that are open, from the lowest to the one on top. */
  stack: DialogRequest[];
}

const initialState: DialogsState = { stack: [] };

/** Urgent ones lie above the others, whenever those are asked for. */
const isUrgent = ({ kind }: DialogRequest) => kind === 'login' || kind === 'notice';

export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    /** Shows a dialog above those that are open. Asked for twice it shows once, with what was asked for last. */
    dialogRequested(state, { payload }: PayloadAction<DialogRequest>) {
      const { stack } = state;
      const open = stack.findIndex((request) => request.kind === payload.kind);
      const top = isUrgent(payload) ? -1 : stack.findIndex(isUrgent);
      if (open !== -1) stack[open] = payload;
      else stack.splice(top === -1 ? stack.length : top, 0, payload);
    },
    dialogClosed(state, { payload }: PayloadAction<DialogKind>) {
      state.stack = state.stack.filter((request) => request.kind !== payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedIn, (state) => {
        state.stack = state.stack.filter((request) => request.kind !== 'login');
      })
      .addCase(loggedOut, () => initialState);
  },
});

export const { dialogRequested, dialogClosed } = dialogsSlice.actions;

/** The command that a feature gives when it needs a member. */
export function loginRequested(returnTo?: string) {
  return dialogRequested(returnTo === undefined ? { kind: 'login' } : { kind: 'login', returnTo });
}

export const selectDialogs = (state: RootState) => state.dialogs.stack;
/** What moves by itself rests meanwhile. */
export const selectIsCovered = (state: RootState) => state.dialogs.stack.length > 0;
export const selectIsLoginRequested = (state: RootState) => state.dialogs.stack.some((request) => request.kind === 'login');

/** Where to go on after the login that is being asked for. */
export function selectReturnTo(state: RootState): string | null {
  const login = state.dialogs.stack.find((request) => request.kind === 'login');
  return login?.returnTo ?? null;
}
