import { moneyCommand } from '#shared/money/money-command.ts';

export const levelClaimed = moneyCommand('claimVipReward');
