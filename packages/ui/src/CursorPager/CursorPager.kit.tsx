import type { AnchorProps } from '../Button/Button.tsx';
import type { KitStates } from '../kit/kit-states.ts';
import { CursorPager } from './CursorPager.tsx';

const link = ({ children, ...props }: AnchorProps) => (
  <a {...props} href="#page">
    {children}
  </a>
);
const previous = { label: 'Newer', none: 'This is the newest page' };
const next = { label: 'Older', none: 'There is nothing older' };

export const kit: KitStates = {
  title: 'CursorPager',
  states: {
    'first page': () => <CursorPager label="Pages" previous={{ ...previous, link: null }} next={{ ...next, link }} position="Page 1" />,
    between: () => <CursorPager label="Pages" previous={{ ...previous, link }} next={{ ...next, link }} position="Page 3" />,
    'last page': () => <CursorPager label="Pages" previous={{ ...previous, link }} next={{ ...next, link: null }} />,
  },
};
