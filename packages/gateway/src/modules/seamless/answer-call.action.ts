import type { Platform } from '#base/platform.ts';
import type { PlaySession, WalletAnswer, WalletCall } from '#ports/seamless/aggregator.ts';
import { authenticate, readBalance, type Desk } from './play-session.service.ts';
import { takeBet, takeRollback, takeWin } from './wallet.service.ts';

/** Carries out an aggregator's wallet request in one transaction. */
export function answerCall(
  { tenants, bets }: Pick<Platform, 'tenants' | 'bets'>,
  asked: Omit<Desk, 'trx' | 'bets'>,
  call: WalletCall,
): Promise<PlaySession | WalletAnswer> {
  return tenants.transaction(asked.merchantId, (trx) => answerTo({ ...asked, trx, bets }, call));
}

async function answerTo(desk: Desk, call: WalletCall): Promise<PlaySession | WalletAnswer> {
  switch (call.kind) {
    case 'authenticate':
      return authenticate(desk, call);
    case 'balance':
      return readBalance(desk, call);
    case 'bet':
      return takeBet(desk, call);
    case 'win':
      return takeWin(desk, call);
    case 'rollback':
      return takeRollback(desk, call);
  }
}
