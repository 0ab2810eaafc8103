import type { GatewayModule } from '../server/module.ts';
import { announcementsModule } from './announcements/announcements.routes.ts';
import { artworkModule } from './artwork/artwork.routes.ts';
import { controlModule } from './control/control.routes.ts';
import { gamesModule } from './games/games.routes.ts';
import { memberModule } from './member/member.routes.ts';
import { sessionModule } from './session/session.routes.ts';
import { systemModule } from './system/system.routes.ts';
import { verificationModule } from './verification/verification.routes.ts';
import { walletModule } from './wallet/wallet.routes.ts';

/** Every module, in the order in which a merchant is seeded. */
export const modules: readonly GatewayModule[] = [
  systemModule,
  walletModule,
  memberModule,
  sessionModule,
  verificationModule,
  gamesModule,
  announcementsModule,
  artworkModule,
  controlModule,
];
