import { moneyCommand } from '#shared/money/money-command.ts';

export const missionClaimed = moneyCommand('claimMission');
