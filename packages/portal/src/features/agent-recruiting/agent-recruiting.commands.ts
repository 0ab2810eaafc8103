import { moneyCommand } from '#shared/money/money-command.ts';

export const accountSubmitted = moneyCommand('addDownline');
export const passwordRequested = moneyCommand('renewFirstPassword');
export const linkSubmitted = moneyCommand('addInvitationLink');
