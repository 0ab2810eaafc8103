import type { ConfirmationWay } from '@livery/contract/envelope';
import { createSlice, type Action, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ReturnedAnswer } from '../ports/returned-answer.ts';
import { loggedIn, loggedOut, passwordChangeRequired } from './events.ts';
import type { GameReference } from '../games/games.ts';
import type { Invitation } from './invitation.ts';
import type { RootState } from './root-state.ts';

/**
 * Every dialog with the data to open it, as plain data. A feature adds its own: `declare module
 * '#shared/store/dialogs.slice.ts' { interface DialogRequests { game: { nodeId: number } } }` and provides the
 * component in the `dialogs` of its `Feature`.
 */
export interface DialogRequests {
  /** `isNeeded`: the viewer wanted something that needs a login. */
  login: WayIn & { isNeeded?: boolean; hasExpired?: boolean };
  register: WayIn & { referralCode?: string; invitation?: Invitation };
  forgotPassword: WayIn;
  /**
   * `way` is one of the brand's providers or `phone`. `answer` has the redirect's parameters if the tab itself had
   * left.
   */
  signIn: WayIn & { way: string; answer?: ReturnedAnswer; link?: SignInLink };
  /** The second step of a login. */
  secondFactor: WayIn & { challenge: string; methods: ('totp' | 'recovery')[]; remember?: true };
  /**
   * `default`, `expired` and `required` (for an unknown reason) must be changed before anything else. `first` is only a
   * suggestion.
   */
  changePassword: { reason?: 'default' | 'expired' | 'required' | 'first' };
  /** A call requires proof that it is this member. Without a method, the member logs in again. */
  confirmIdentity: { ways: ConfirmationWay[]; accountId: number | null };
  /** Sets a password with the token from a link in a mail. */
  resetPassword: { token: string };
  logout: object;
  /** A trial account was refused. Offers a real account, and the game's demo. */
  notice: { code: 'in_need_true_account'; demo?: GameReference };
  /** An article of the help centre, by its id. */
  help: { article: string };
  /** A vendor's games, and the type to show first. */
  vendorGames: { vassalage: string; name: string; gameType: string };
  /** A search over all games. */
  search: object;
  /** The site's menu as a sheet, on phones. */
  sideMenu: object;
}

/** For a member who adds a login method. `isProven`: it is already shown to be theirs. */
export interface SignInLink {
  hasPassword: boolean;
  isProven?: true;
}

/** After the login, the viewer continues to `returnTo` or the wanted game, or stays. */
interface WayIn {
  returnTo?: string;
  game?: WantedGame;
}

/** `offersDemo`: the game has a demo. */
export interface WantedGame extends GameReference {
  offersDemo: boolean;
}

export type DialogKind = keyof DialogRequests;
/** An urgent dialog is always on top of the others. */
export type DialogRequest = { [Kind in DialogKind]: { kind: Kind; isUrgent?: true } & DialogRequests[Kind] }[DialogKind];

export interface DialogsState {
  /** All open dialogs, from the lowest to the top one. */
  stack: DialogRequest[];
}

const initialState: DialogsState = { stack: [] };

const waysIn = ['login', 'register', 'forgotPassword', 'secondFactor', 'signIn'] as const;
type WayInRequest = Extract<DialogRequest, { kind: (typeof waysIn)[number] }>;
const isWayIn = (request: DialogRequest): request is WayInRequest => waysIn.some((kind) => kind === request.kind);
/** Dialogs that are always urgent. */
const urgent: readonly DialogKind[] = [...waysIn, 'changePassword', 'confirmIdentity', 'resetPassword', 'notice'];
const isUrgent = ({ kind, isUrgent: isAlways }: DialogRequest) => isAlways === true || urgent.includes(kind);

export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    /** Shows a dialog on top of open ones. A second request updates it. Only one of login and registration is shown at a time. */
    dialogRequested(state, { payload }: PayloadAction<DialogRequest>) {
      const { stack } = state;
      const replaced = stack.findIndex((request) => request.kind === payload.kind || (isWayIn(request) && isWayIn(payload)));
      const top = isUrgent(payload) ? -1 : stack.findIndex(isUrgent);
      if (replaced !== -1) stack[replaced] = goingOn(payload, stack[replaced]);
      else stack.splice(top === -1 ? stack.length : top, 0, payload);
    },
    dialogClosed(state, { payload }: PayloadAction<DialogKind>) {
      state.stack = state.stack.filter((request) => request.kind !== payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedIn, (state) => {
        state.stack = state.stack.filter((request) => !isWayIn(request));
      })
      .addCase(passwordChangeRequired, (state) => {
        if (!state.stack.some(({ kind }) => kind === 'changePassword')) state.stack.push({ kind: 'changePassword', reason: 'required' });
      })
      .addCase(loggedOut, () => initialState);
  },
});

/** Another login method leads to the same place. */
function goingOn(request: DialogRequest, before: DialogRequest | undefined): DialogRequest {
  if (before === undefined || before.kind === request.kind || !isWayIn(before) || !isWayIn(request)) return request;
  const { returnTo, game } = before;
  return { ...(returnTo === undefined ? {} : { returnTo }), ...(game === undefined ? {} : { game }), ...request };
}

export const { dialogRequested, dialogClosed } = dialogsSlice.actions;

/** The login was requested. */
export function isWayInRequested(action: Action): boolean {
  return dialogRequested.match(action) && isWayIn(action.payload);
}

/** The visitor declined to log in. Switching between ways to log in does not count. */
export function isWayInLeft(action: Action): boolean {
  return dialogClosed.match(action) && waysIn.some((kind) => kind === action.payload);
}

/** The command of a feature that needs a member. */
export function loginRequested(returnTo?: string) {
  return dialogRequested({ kind: 'login', isNeeded: true, ...(returnTo === undefined ? {} : { returnTo }) });
}

/** The same, for a visitor who wants to register. */
export function registerRequested(referralCode: string | null = null, invitation: Invitation | null = null) {
  return dialogRequested({
    kind: 'register',
    ...(referralCode === null || referralCode === '' ? {} : { referralCode }),
    ...(invitation === null ? {} : { invitation }),
  });
}

/** For a trial account in a feature that needs a real one. */
export function trialRefused(demo?: GameReference) {
  return dialogRequested({ kind: 'notice', code: 'in_need_true_account', ...(demo === undefined ? {} : { demo }) });
}

export const selectDialogs = (state: RootState) => state.dialogs.stack;
/** Whether automatic motion is paused. */
export const selectIsCovered = (state: RootState) => state.dialogs.stack.length > 0;
export const selectIsWayInOpen = (state: RootState) => state.dialogs.stack.some(isWayIn);
export const selectIsLoginRequested = (state: RootState) => state.dialogs.stack.some((request) => request.kind === 'login');

/** Where to continue after the login. */
export function selectReturnTo(state: RootState): string | null {
  return state.dialogs.stack.find(isWayIn)?.returnTo ?? null;
}

/** The game that the viewer wanted to play. */
export function selectWantedGame(state: RootState): WantedGame | null {
  return state.dialogs.stack.find(isWayIn)?.game ?? null;
}

declare module './root-state.ts' {
  interface RootState extends WithSlice<typeof dialogsSlice> {}
}
