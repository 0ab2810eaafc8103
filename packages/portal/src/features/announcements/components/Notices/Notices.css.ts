import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { largeText } from '@livery/ui/breakpoints.css';
import { fadeIn, placeMotion, reducedMotion } from '@livery/ui/motion.css';
import { displayFace } from '@livery/ui/typography.css';

const lineHeight = '2.75rem';

export const reserved = style({ blockSize: lineHeight });

export const entry = style({
  maxInlineSize: '100%',
  minBlockSize: lineHeight,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [largeText]: { whiteSpace: 'normal' } },
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

const rollIn = keyframes({ from: { opacity: 0, transform: 'translateY(60%)' } });

export const rolledEntry = style([
  entry,
  { animation: `${rollIn} ${placeMotion}`, '@media': { [reducedMotion]: { animation: `${fadeIn} ${placeMotion}` } } },
]);

export const ticker = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: lineHeight,
  borderBlock: `${vars.border.thin} solid ${vars.color.line}`,
});

export const tickerLabel = style([
  displayFace,
  {
    flexShrink: 0,
    paddingInlineEnd: vars.space[3],
    borderInlineEnd: `${vars.border.thin} solid ${vars.color.line}`,
    fontSize: vars.size[1],
    lineHeight: 1.5,
    color: vars.color.link,
    '@media': { [largeText]: { display: 'none' } },
  },
]);

export const tickerLine = style({ display: 'flex', flexGrow: 1, minInlineSize: 0, overflow: 'hidden' });

export const count = style({
  flexShrink: 0,
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  '@media': { [largeText]: { display: 'none' } },
});
