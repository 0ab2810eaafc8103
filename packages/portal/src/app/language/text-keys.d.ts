import type account from '#features/account/account.en.json';
import type agent from '#features/agent/agent.en.json';
import type announcements from '#features/announcements/announcements.en.json';
import type bonuses from '#features/bonuses/bonuses.en.json';
import type deposit from '#features/deposit/deposit.en.json';
import type download from '#features/download/download.en.json';
import type fixtures from '#features/fixtures/fixtures.en.json';
import type help from '#features/help/help.en.json';
import type service from '#features/service/service.en.json';
import type home from '#features/home/home.en.json';
import type inbox from '#features/inbox/inbox.en.json';
import type lists from '#shared/lists/lists.en.json';
import type launch from '#features/launch/launch.en.json';
import type lobby from '#features/lobby/lobby.en.json';
import type login from '#features/login/login.en.json';
import type member from '#features/member/member.en.json';
import type missions from '#features/missions/missions.en.json';
import type paymentAccounts from '#features/payment-accounts/payment-accounts.en.json';
import type password from '#features/password/password.en.json';
import type rebate from '#features/rebate/rebate.en.json';
import type rooms from '#features/rooms/rooms.en.json';
import type rewards from '#features/rewards/rewards.en.json';
import type saferPlay from '#features/safer-play/safer-play.en.json';
import type records from '#features/records/records.en.json';
import type referral from '#features/referral/referral.en.json';
import type registration from '#features/registration/registration.en.json';
import type signIn from '#features/sign-in/sign-in.en.json';
import type session from '#features/session/session.en.json';
import type transfer from '#features/transfer/transfer.en.json';
import type vip from '#features/vip/vip.en.json';
import type wallet from '#features/wallet/wallet.en.json';
import type withdrawal from '#features/withdrawal/withdrawal.en.json';
import type pages from '#shared/pages/pages.en.json';
import type forms from '#shared/forms/forms.en.json';
import type common from './common.en.json';

/** The English texts are the type of the keys. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      forms: typeof forms;
      account: typeof account;
      agent: typeof agent;
      announcements: typeof announcements;
      bonuses: typeof bonuses;
      deposit: typeof deposit;
      download: typeof download;
      fixtures: typeof fixtures;
      help: typeof help;
      service: typeof service;
      home: typeof home;
      inbox: typeof inbox;
      lists: typeof lists;
      launch: typeof launch;
      lobby: typeof lobby;
      login: typeof login;
      member: typeof member;
      missions: typeof missions;
      'payment-accounts': typeof paymentAccounts;
      pages: typeof pages;
      password: typeof password;
      rebate: typeof rebate;
      rewards: typeof rewards;
      rooms: typeof rooms;
      records: typeof records;
      'safer-play': typeof saferPlay;
      referral: typeof referral;
      registration: typeof registration;
      session: typeof session;
      'sign-in': typeof signIn;
      transfer: typeof transfer;
      vip: typeof vip;
      wallet: typeof wallet;
      withdrawal: typeof withdrawal;
    };
  }
}
