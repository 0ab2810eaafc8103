import { CircleUserIcon } from '@livery/ui/icons';
import type { IconNode } from '@livery/ui/Icon';

const filled = (d: string): IconNode => [['path', { d, fill: 'currentColor', stroke: 'none' }]];

/** Logos of well-known providers, in the text colour. */
const marks: Readonly<Record<string, IconNode>> = {
  google: filled(
    'M12.5 10.9v3.3h7.8c-.2 1.8-.8 3.2-1.8 4.1-1.1 1.2-2.9 2.4-6 2.4-4.9 0-8.7-3.9-8.7-8.7s3.8-8.7 8.7-8.7c2.6 0 4.5 1 5.9 2.3l2.3-2.3C18.7 1.4 16.1 0 12.5 0 5.9 0 .3 5.4.3 12s5.6 12 12.2 12c3.5 0 6.2-1.2 8.3-3.4 2.2-2.1 2.9-5.2 2.9-7.6 0-.8-.1-1.5-.2-2.1z',
  ),
  facebook: filled(
    'M24 12a12 12 0 1 0-13.9 11.9v-8.4H7.1V12h3V9.4c0-3 1.8-4.7 4.6-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.6 3.5h-2.8v8.4A12 12 0 0 0 24 12z',
  ),
  microsoft: filled('M0 0h11.4v11.4H0zM12.6 0H24v11.4H12.6zM0 12.6h11.4V24H0zM12.6 12.6H24V24H12.6z'),
  apple: filled(
    'M12.2 6.9c-1 0-2.5-1.1-4-1.1-2.1 0-4 1.2-5 3-2.2 3.7-.6 9.2 1.5 12.2 1 1.5 2.2 3.1 3.9 3.1 1.5-.1 2.1-1 4-1s2.4 1 4 1c1.7 0 2.7-1.5 3.7-3 1.2-1.7 1.6-3.3 1.7-3.4-.1 0-3.2-1.2-3.2-4.8 0-3.1 2.5-4.5 2.6-4.6-1.4-2.1-3.6-2.3-4.4-2.4-2-.2-3.7 1-4.8 1zM15.5 3.8c.8-1 1.4-2.4 1.2-3.8-1.2 0-2.7.8-3.5 1.8-.8.9-1.5 2.3-1.3 3.7 1.3.1 2.7-.7 3.6-1.7z',
  ),
};

/** What is known about a provider apart from its name. */
export function providerIcon(id: string): IconNode {
  return marks[id] ?? CircleUserIcon;
}
