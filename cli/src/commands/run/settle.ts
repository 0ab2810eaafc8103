import { isOutlier } from '@livery/contract/commission-outliers';
import { cliError } from '../../errors/cli-error.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { printDocument } from '../../json/print-document.ts';
import {
  explainFor,
  settleFor,
  tryFor,
  type ExplainedLine,
  type SettledMerchant,
  type SettleRequest,
  type TriedMerchant,
} from '../../services/run/settle.ts';
import { amountOf, kindWords, spanText, stateWords } from '../../terminal/commission-words.ts';
import { withProgress } from '../../terminal/progress.ts';
import { stepTree } from '../../terminal/step-tree.ts';
import { rightAligned, tableOf } from '../../terminal/table.ts';
import { print, say, styled, widthOf } from '../../terminal/terminal.ts';

export type SettleOptions = SettleRequest & { dryRun?: boolean; explain?: number; json?: boolean };

export async function runSettle({ json = false, dryRun = false, explain, ...options }: SettleOptions): Promise<number> {
  if (explain !== undefined && dryRun) throw cliError('BadValue', { case: 'explained' });
  const { port, data, merchant } = options;
  const request = { port, ...(data === undefined ? {} : { data }), ...(merchant === undefined ? {} : { merchant }) };
  if (explain !== undefined) {
    const line = await explainFor(process.cwd(), explain, request);
    if (json) printDocument('gateway', line);
    else printLine(line);
    return exitCode.fine;
  }
  if (dryRun) {
    const merchants = await withProgress((onProgress) => tryFor(process.cwd(), { ...request, onProgress }));
    if (json) printDocument('gateway', { written: false, merchants });
    else printTried(merchants);
  } else {
    const merchants = await withProgress((onProgress) => settleFor(process.cwd(), { ...request, onProgress }));
    if (json) printDocument('gateway', { written: true, merchants });
    else printSettled(merchants);
  }
  return exitCode.fine;
}

function printSettled(merchants: readonly SettledMerchant[]): void {
  const rows = merchants.flatMap(({ brand, currency, timeZone, windows }) =>
    windows.map(({ kind, was, state, calculated, amount, isBusy, ...span }) => {
      const moved = was === state ? stateWords[state] : `${stateWords[was]} → ${stateWords[state]}`;
      const paid = amount === 0 ? '' : `${amountOf(amount, currency)} ${currency} paid`;
      const lines = calculated === 0 ? '' : count(calculated, 'line');
      return [brand, kindWords[kind], spanText(span, timeZone), isBusy ? 'another run has it' : moved, lines, paid];
    }),
  );
  for (const line of tableOf(rows)) print(line);
  const windows = merchants.flatMap((each) => each.windows);
  if (windows.length === 0) say('Nothing is due.');
  const review = windows.filter(({ state }) => state === 'review').length;
  if (review > 0) say(`${count(review, 'period')} under review: two people approve at the desk.`);
  if (windows.some(({ isBusy }) => isBusy)) say('Run it again once the other run is done. Nothing is paid twice.');
}

const headings = ['', 'agent', 'paid by', 'due', 'before', 'difference', ''] as const;

function printTried(merchants: readonly TriedMerchant[]): void {
  const all = merchants.flatMap((each) => each.windows.map((window) => ({ ...each, window })));
  if (all.length === 0) say('No period waits to be calculated.');
  for (const [index, { brand, currency, timeZone, until, window }] of all.entries()) {
    const isUnderWay = Date.parse(window.to) > Date.parse(until);
    const head = `${brand}  ${kindWords[window.kind]}  ${spanText(window, timeZone)}${isUnderWay ? ', under way' : ''}`;
    const before = window.dueBefore === null ? '' : `, the period before ${amountOf(window.dueBefore, currency)}`;
    print(`${index === 0 ? '' : '\n'}${styled('bold', head)}`);
    print(`${amountOf(window.due, currency)} ${currency} due on ${count(window.lines.length, 'line')}${before}`);
    if (window.lines.length > 0) printLines(window, { currency, isUnderWay });
  }
  if (all.length > 0) say('\nNothing was written. ! marks a line that at least doubled or halved: see livery help cli.');
}

function printLines(
  { due: total, lines }: TriedMerchant['windows'][number],
  { currency, isUnderWay }: { currency: string; isUnderWay: boolean },
): void {
  const rows = lines.map(({ account, payer, due, dueBefore, note, fault }) => {
    const difference = due - (dueBefore ?? 0);
    return [
      isOutlier({ due, dueBefore }, { total, isUnderWay }) ? styled('yellow', '!') : '',
      account,
      payer ?? 'the house',
      amountOf(due, currency),
      dueBefore === null ? 'new' : amountOf(dueBefore, currency),
      dueBefore === null ? '' : `${difference > 0 ? '+' : ''}${amountOf(difference, currency)}`,
      fault !== null ? `cannot be computed, and would be held: ${fault}` : note === null ? '' : notes[note],
    ];
  });
  for (const line of tableOf(rightAligned([[...headings], ...rows], [3, 4, 5]))) print(line);
}

const notes = {
  closed: 'the account is closed: the line would be held',
  earlier: 'the period before it is not calculated yet',
} as const;

function printLine({ brand, currency, timeZone, line, explanation, events }: ExplainedLine): void {
  const payer = line.payer === null ? 'the house' : line.payer;
  print(styled('bold', `${brand}  ${kindWords[line.kind]}  ${spanText(line, timeZone)}`));
  print(
    `Line ${line.id} of ${line.account}, paid by ${payer}: ${amountOf(line.due, currency)} ${currency} due, ${stateWords[line.state]}\n`,
  );
  const width = process.stdout.isTTY === true ? widthOf(process.stdout) : Number.POSITIVE_INFINITY;
  for (const row of stepTree(explanation, { currency, width })) print(row);
  const rows = events.map(({ at, action, by, person, text, amount }) => [
    at,
    action,
    person === '' ? by : person,
    amount === null ? text : `${amountOf(amount, currency)} ${currency}`,
  ]);
  print('');
  for (const row of tableOf(rows)) print(row);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
