import { moneyCommand } from '#shared/money/money-command.ts';

export const rebateClaimed = moneyCommand('claimRebate');
