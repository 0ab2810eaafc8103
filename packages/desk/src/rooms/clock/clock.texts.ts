import { spanText } from '#shared/instants.ts';

export const clockTexts = {
  title: 'Clock',
  lead: 'The gateway’s time for all merchants. Sessions, codes and jobs follow it.',
  loading: 'Loading the clock',
  local: 'In your time zone',
  universal: 'Universal time',
  shift: 'Shift',
  none: 'None: the machine’s own time',
  ahead: (offset: number) => `${spanText(offset)} ahead`,
  behind: (offset: number) => `${spanText(offset)} behind`,
  move: 'Move the clock',
  by: 'By',
  unit: 'Unit',
  units: { minutes: 'Minutes', hours: 'Hours', days: 'Days' },
  wrong: 'Enter a whole number from 1 to 3650.',
  forward: 'Move forward',
  back: 'Move back',
  toNow: 'Back to now',
  isNow: 'The clock is not shifted.',
  quick: 'Common spans',
  moved: (offset: number) =>
    offset === 0 ? 'The clock is back to now.' : `The clock is ${offset > 0 ? clockTexts.ahead(offset) : clockTexts.behind(offset)}.`,
  moving: 'Moving the clock',
} as const;
