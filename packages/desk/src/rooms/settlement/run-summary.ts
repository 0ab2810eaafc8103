import type { ControlValueOf } from '@livery/contract/control/shapes';
import { moneyText } from '#shared/money-text.ts';
import { settlementTexts } from './settlement.texts.ts';

const texts = settlementTexts.run;

/** Describes a run in one sentence. */
export function describeRun({ currency, windows }: ControlValueOf<'runSettlement'>): string {
  const calculated = windows.filter(({ was, state }) => (was === 'open' || was === 'closing') && state !== 'open' && state !== 'closing');
  const waiting = calculated.filter(({ state }) => state === 'review').length;
  const payments = windows.reduce((sum, window) => sum + window.payments, 0);
  const amount = windows.reduce((sum, window) => sum + window.amount, 0);
  const busy = windows.filter(({ isBusy }) => isBusy).length;
  const others = windows.filter((window) => window.was !== window.state && !calculated.includes(window)).length;
  const parts = [
    ...(calculated.length > 0 ? [texts.calculated(calculated.length)] : []),
    ...(waiting > 0 ? [texts.toReview(waiting)] : []),
    ...(others > 0 ? [texts.moved(others)] : []),
    ...(payments > 0 ? [texts.paid(payments, moneyText(amount, currency))] : []),
    ...(busy > 0 ? [texts.busy(busy)] : []),
  ];
  return parts.length === 0 ? texts.nothing : texts.done(parts);
}
