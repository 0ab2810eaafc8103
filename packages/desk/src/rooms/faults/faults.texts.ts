import { spanText } from '#shared/instants.ts';
import type { ActiveFault } from '@livery/contract/control/shapes';

export const faultsTexts = {
  title: 'Faults',
  lead: 'Failures injected on purpose, to see how a site copes. They live in the gateway’s memory and end when it stops.',
  caption: 'Faults that are switched on',
  loading: 'Loading the faults',
  empty: 'No faults are switched on.',
  add: 'Add a fault',
  clearAll: 'Clear all',
  nothingToClear: 'There is no fault to clear.',
  clearOne: (path: string) => `Clear the fault on ${path}`,
  clearedOne: 'The fault is cleared.',
  clearedAll: 'All faults are cleared.',
  confirmTitle: 'Clear all faults?',
  confirmText: 'This includes faults set by other people and by running tests.',
  cancel: 'Keep them',
  clearing: 'Clearing',
  everyMerchant: 'All',
  everyMethod: 'Any',
  unlimited: 'No end',
  columns: {
    path: 'Path',
    merchant: 'Merchant',
    method: 'Method',
    effect: 'What happens',
    left: 'Left',
    caller: 'Caller',
    actions: 'Clear',
  },
  form: {
    title: 'Add a fault',
    path: 'Start of the path',
    pathWrong: 'Enter the start of a path, such as /wps/game/.',
    onlyFor: (merchant: string) => `Only for ${merchant}`,
    method: 'Method',
    effect: 'What happens',
    effects: {
      code: 'The call is refused with a code',
      status: 'Another server answers with a status',
      delay: 'The answer is late',
      malformed: 'The answer cannot be read',
      drop: 'The connection is cut',
    },
    code: 'Code',
    status: 'HTTP status',
    statusWrong: 'Enter a status from 400 to 599.',
    delay: 'Milliseconds',
    delayWrong: 'Enter a number from 1 to 60000.',
    count: 'How many calls',
    countMark: '(optional)',
    countHint: 'Without a number, it stays until it is cleared.',
    countWrong: 'Enter a whole number from 1.',
    caller: 'Caller',
    callerMark: '(optional)',
    callerHint: 'Only affects calls with this text in the header X-Caller.',
    save: 'Add the fault',
    saving: 'Adding the fault',
    cancel: 'Cancel',
    saved: 'The fault is switched on.',
  },
} as const;

export function describeEffect({ code, status, delay, malformed, drop }: ActiveFault): string {
  const late = delay === undefined ? [] : [`late by ${delay % 1_000 === 0 ? spanText(delay) : `${delay} ms`}`];
  const outcome =
    drop === true
      ? 'connection cut'
      : malformed === true
        ? 'unreadable answer'
        : (code ?? (status === undefined ? null : `HTTP ${status}`));
  return [...late, ...(outcome === null ? [] : [outcome])].join(', ') || 'nothing';
}
