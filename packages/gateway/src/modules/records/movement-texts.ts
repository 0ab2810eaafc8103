import type { MovementType } from '@livery/contract/movements';
import type { CashKind } from '#ledger/posting-kinds.ts';
import type { Texts } from '#base/texts.ts';

/** What a member is told of a kind of posting: of what came in by it and of what went out. */
export interface MovementKind {
  readonly type: MovementType;
  readonly credit: Texts;
  readonly debit: Texts;
}

const same = (type: MovementType, texts: Texts): MovementKind => ({ type, credit: texts, debit: texts });
const correction = same('adjustment', { en: 'Correction', pt: 'Correção' });

const rows = {
  spin: { type: 'game', credit: { en: 'Win', pt: 'Ganho' }, debit: { en: 'Stake', pt: 'Aposta' } },
  bet: same('game', { en: 'Stake', pt: 'Aposta' }),
  payout: same('game', { en: 'Win', pt: 'Ganho' }),
  void: { type: 'game', credit: { en: 'Stake returned', pt: 'Aposta devolvida' }, debit: { en: 'Win undone', pt: 'Ganho desfeito' } },
  mission: same('bonus', { en: 'Mission reward', pt: 'Prêmio de missão' }),
  vipReward: same('bonus', { en: 'VIP reward', pt: 'Prêmio VIP' }),
  bonusRelease: same('bonus', { en: 'Bonus paid out', pt: 'Bônus liberado' }),
  deposit: same('deposit', { en: 'Deposit', pt: 'Depósito' }),
  withdrawal: same('withdrawal', { en: 'Withdrawal requested', pt: 'Saque solicitado' }),
  withdrawalRejected: same('withdrawal', { en: 'Withdrawal refused, money returned', pt: 'Saque recusado, dinheiro devolvido' }),
  withdrawalCancelled: same('withdrawal', { en: 'Withdrawal cancelled, money returned', pt: 'Saque cancelado, dinheiro devolvido' }),
  withdrawalRefunded: same('withdrawal', { en: 'Withdrawal refunded', pt: 'Saque reembolsado' }),
  reward: same('bonus', { en: 'Reward', pt: 'Recompensa' }),
  pointReward: same('bonus', { en: 'From the points mall', pt: 'Da loja de pontos' }),
  pointConvert: same('bonus', { en: 'Points converted', pt: 'Pontos convertidos' }),
  rebate: same('rebate', { en: 'Rebate', pt: 'Rebate' }),
  transferIn: same('transfer', { en: 'To a vendor’s wallet', pt: 'Para a carteira de um provedor' }),
  transferOut: same('transfer', { en: 'Back from a vendor’s wallet', pt: 'De volta da carteira de um provedor' }),
  transferUpline: {
    type: 'transfer',
    credit: { en: 'From a member of your team', pt: 'De um membro da sua equipe' },
    debit: { en: 'To your upline', pt: 'Para seu superior' },
  },
  seed: same('adjustment', { en: 'Opening balance', pt: 'Saldo inicial' }),
  grant: same('adjustment', { en: 'Adjustment by the house', pt: 'Ajuste da casa' }),
  trial: same('adjustment', { en: 'Play money', pt: 'Saldo de teste' }),
  reset: correction,
} as const satisfies Readonly<Record<CashKind, MovementKind>>;

const kinds: Readonly<Record<string, MovementKind>> = rows;

export function movementKind(kind: string): MovementKind {
  return kinds[kind] ?? correction;
}

/** The kinds of a type; of an adjustment all that no other type has, since what has no row is one. */
export function kindsOf(type: MovementType): { readonly kinds: readonly string[]; readonly isWithout: boolean } {
  const isWithout = type === 'adjustment';
  return { kinds: Object.keys(kinds).filter((kind) => (kinds[kind]?.type === type) !== isWithout), isWithout };
}
