import type { GatewayModule } from '#http/module.ts';
import { agentsModule } from './agents/agents.routes.ts';
import { agreementsModule } from './agreements/agreements.routes.ts';
import { announcementsModule } from './announcements/announcements.routes.ts';
import { archivesModule } from './archives/archives.routes.ts';
import { artworkModule } from './artwork/artwork.routes.ts';
import { betsModule } from './bets/bets.routes.ts';
import { bonusesModule } from './bonuses/bonuses.routes.ts';
import { catalogueModule } from './catalogue/catalogue.routes.ts';
import { closingModule } from './closing/closing.routes.ts';
import { chatModule } from './chat/chat.routes.ts';
import { commissionsModule } from './commissions/commissions.routes.ts';
import { controlModule } from './control/control.routes.ts';
import { depositsModule } from './deposits/deposits.routes.ts';
import { devicesModule } from './devices/devices.routes.ts';
import { helpModule } from './help/help.routes.ts';
import { houseGamesModule } from './house-games/house-games.routes.ts';
import { inboxModule } from './inbox/inbox.routes.ts';
import { invitationsModule } from './invitations/invitations.routes.ts';
import { launchModule } from './launch/launch.routes.ts';
import { liveModule } from './live/live.routes.ts';
import { lotteryModule } from './lottery/lottery.routes.ts';
import { memberModule } from './member/member.routes.ts';
import { missionsModule } from './missions/missions.routes.ts';
import { paymentAccountsModule } from './payment-accounts/payment-accounts.routes.ts';
import { paymentPasswordModule } from './payment-password/payment-password.routes.ts';
import { passkeysModule } from './passkeys/passkeys.routes.ts';
import { paymentsModule } from './payments/payments.routes.ts';
import { profileModule } from './profile/profile.routes.ts';
import { recordsModule } from './records/records.routes.ts';
import { rebatesModule } from './rebates/rebates.routes.ts';
import { payoutsModule } from './payouts/payouts.routes.ts';
import { playProofsModule } from './play-proofs/play-proofs.routes.ts';
import { pointsModule } from './points/points.routes.ts';
import { promotionsModule } from './promotions/promotions.routes.ts';
import { recruitingModule } from './recruiting/recruiting.routes.ts';
import { referralModule } from './referral/referral.routes.ts';
import { registrationModule } from './registration/registration.routes.ts';
import { rewardsModule } from './rewards/rewards.routes.ts';
import { seamlessModule } from './seamless/seamless.routes.ts';
import { settlementModule } from './settlement/settlement.routes.ts';
import { secondFactorModule } from './second-factor/second-factor.routes.ts';
import { passwordsModule } from './passwords/passwords.routes.ts';
import { sessionModule } from './session/session.routes.ts';
import { signInModule } from './sign-in/sign-in.routes.ts';
import { teamReportsModule } from './team-reports/team-reports.routes.ts';
import { termsModule } from './terms/terms.routes.ts';
import { sportsbookModule } from './sportsbook/sportsbook.routes.ts';
import { statementsModule } from './statements/statements.routes.ts';
import { systemModule } from './system/system.routes.ts';
import { trialModule } from './trial/trial.routes.ts';
import { uploadsModule } from './uploads/uploads.routes.ts';
import { transfersModule } from './transfers/transfers.routes.ts';
import { verificationModule } from './verification/verification.routes.ts';
import { vipModule } from './vip/vip.routes.ts';
import { walletModule } from './wallet/wallet.routes.ts';
import { withdrawalHoldsModule } from './withdrawal-holds/withdrawal-holds.routes.ts';
import { withdrawalsModule } from './withdrawals/withdrawals.routes.ts';

/** Every module, in the order in which tables are created and a merchant is seeded. */
export const modules: readonly GatewayModule[] = [
  systemModule,
  walletModule,
  memberModule,
  sessionModule,
  trialModule,
  secondFactorModule,
  passkeysModule,
  passwordsModule,
  verificationModule,
  signInModule,
  devicesModule,
  invitationsModule,
  registrationModule,
  uploadsModule,
  profileModule,
  paymentPasswordModule,
  paymentAccountsModule,
  withdrawalHoldsModule,
  withdrawalsModule,
  payoutsModule,
  catalogueModule,
  betsModule,
  launchModule,
  houseGamesModule,
  agentsModule,
  seamlessModule,
  sportsbookModule,
  lotteryModule,
  recordsModule,
  transfersModule,
  rewardsModule,
  promotionsModule,
  depositsModule,
  paymentsModule,
  announcementsModule,
  inboxModule,
  liveModule,
  artworkModule,
  helpModule,
  termsModule,
  chatModule,
  bonusesModule,
  missionsModule,
  vipModule,
  pointsModule,
  rebatesModule,
  referralModule,
  teamReportsModule,
  recruitingModule,
  agreementsModule,
  settlementModule,
  commissionsModule,
  statementsModule,
  playProofsModule,
  archivesModule,
  closingModule,
  controlModule,
];
