import { announcements } from '#features/announcements/index.ts';
import { session } from '#features/session/index.ts';
import { wallet } from '#features/wallet/index.ts';
import type { Feature } from '#shared/ports/feature.ts';
import type { DialogKind } from '#shared/store/dialogs.slice.ts';
import { shellNamespace } from '../language/texts.ts';

/** The shell's own texts and dialogs. */
const shell: Feature = {
  name: shellNamespace,
  dialogs: {
    notice: () => import('../dialogs/NoticeDialog.tsx'),
    sideMenu: () => import('../shell/SideMenu/SideMenuSheet.tsx'),
  },
};

/** Data that every page needs from the start, for header and dialogs. */
export const eagerFeatures: readonly Feature[] = [shell, session, wallet, announcements];

const login = async () => (await import('#features/login/index.ts')).login;

const password = async () => (await import('#features/password/index.ts')).password;

const saferPlay = async () => (await import('#features/safer-play/index.ts')).saferPlay;

/** Features loaded with their first dialog. Home does not load them. */
export const lateDialogs: { readonly [Kind in DialogKind]?: () => Promise<Feature> } = {
  help: async () => (await import('#features/help/index.ts')).help,
  vendorGames: async () => (await import('#features/lobby/vendor-games/vendor-games.feature.ts')).vendorGames,
  search: async () => (await import('#features/lobby/search/search.feature.ts')).search,
  changePassword: password,
  confirmIdentity: password,
  forgotPassword: password,
  paymentPassword: async () => (await import('#features/payment-accounts/index.ts')).paymentAccounts,
  resetPassword: password,
  login,
  register: async () => (await import('#features/registration/index.ts')).registration,
  welcome: async () => (await import('#features/registration/index.ts')).registration,
  realityCheck: saferPlay,
  termsChanged: saferPlay,
  secondFactor: login,
  signIn: async () => (await import('#features/sign-in/index.ts')).signIn,
};

/** Launches games from pages that did not load the feature. */
export const loadLaunch = async (): Promise<Feature> => (await import('#features/launch/index.ts')).launch;
