/** Texts of every page and the home page, in one file because they always load together. */
export { default as common } from '../common.pt.json';
export { default as announcements } from '#features/announcements/announcements.pt.json';
export { default as home } from '#features/home/home.pt.json';
export { default as launch } from '#features/launch/launch.pt.json';
export { default as lobby } from '#features/lobby/lobby.pt.json';
export { default as session } from '#features/session/session.pt.json';
export { default as wallet } from '#features/wallet/wallet.pt.json';
