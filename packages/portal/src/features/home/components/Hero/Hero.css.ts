import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { roomy } from '#shared/pages/BrandScene/BrandScene.css.ts';

export const action = style({ marginBlockStart: vars.space[2] });

/** The picture's lines end before the amount. */
const veil = `radial-gradient(closest-side, ${vars.color.surface} 45%, transparent 75%)`;

/** Below the text on a phone, beside it with more room, and centred on the picture on a desktop. */
export const wins = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  insetBlockEnd: vars.space[4],
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  // The carousel's button is in this corner.
  maxInlineSize: 'calc(100% - 6rem)',
  selectors: { '&:empty': { visibility: 'hidden' } },
  '@container': {
    // With large text on a phone, the button gets the space.
    '(max-width: 15rem)': { display: 'none' },
    '(min-width: 30rem)': {
      inset: '0 0 0 auto',
      paddingInline: vars.space[5],
      background: veil,
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'end',
      gap: vars.space[1],
    },
    [roomy]: {
      inset: '0 16% 0 56%',
      maxInlineSize: 'none',
      justifyItems: 'center',
      textAlign: 'center',
      background: `${veil} center / 20rem 11rem no-repeat`,
    },
  },
});

const line = {
  overflow: 'hidden',
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Behind the amount on a phone, above it elsewhere. */
export const winsLabel = style({ ...line, order: 1, '@container': { '(min-width: 30rem)': { order: 0 } } });
export const winner = style({ ...line, display: 'none', maxInlineSize: '11rem', '@container': { [roomy]: { display: 'block' } } });
