/** Texts of every page and the home page, in one file because they always load together. */
export { default as common } from '../common.en.json';
export { default as announcements } from '#features/announcements/announcements.en.json';
export { default as home } from '#features/home/home.en.json';
export { default as launch } from '#features/launch/launch.en.json';
export { default as lobby } from '#features/lobby/lobby.en.json';
export { default as session } from '#features/session/session.en.json';
export { default as wallet } from '#features/wallet/wallet.en.json';
