import { moneyCommand } from '#shared/money/money-command.ts';

export const forfeitConfirmed = moneyCommand('forfeitBonus');

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    forfeitBonus: { id: number; amount: number; currency: string };
  }
}
