import { nameOfShot } from '../pages/looks-page.ts';
import { isIncomparable, type LookChange } from './compare-looks.ts';
import { styled } from '../terminal/terminal.ts';

export const lookTones = { unchanged: 'good', same: 'good', changed: 'bad', new: 'warn', gone: 'warn', failed: 'bad' } as const;

const marks = {
  good: () => styled('green', '✓'),
  warn: () => styled('yellow', '+'),
  bad: () => styled('red', '✗'),
};

/** A brand as a line, with a line for each picture that changed. */
export function describeLook(code: string, status: keyof typeof lookTones, pictures: readonly LookChange[], width: number): string {
  const changed = pictures.filter((picture) => picture.status === 'changed' || picture.status === 'gone');
  const detail = changed.length === 0 ? '' : `  ${changed.length} of ${pictures.length} pictures`;
  const lines = changed.map((picture) => {
    const share = isIncomparable(picture) ? 'the accepted picture is not here' : `${(picture.ratio * 100).toFixed(2)} %`;
    return `    ${nameOfShot(picture.shot)}  ${styled('dim', share)}`;
  });
  return [`${marks[lookTones[status]]()} ${code.padEnd(width)}  ${status}${detail}`, ...lines].join('\n');
}

/** A picture as `--json` prints it. */
export function toLookRow({ shot, status, ratio, before, after }: LookChange) {
  return { shot, status, ratio, before, after };
}
