import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  blockSize: '100dvh',
  maxInlineSize: '44rem',
  marginInline: 'auto',
  background: vars.color.ground,
  // It has borders in a window wider than the chat.
  '@media': { [from.tablet]: { borderInline: `${vars.border.thin} solid ${vars.color.line}` } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  background: vars.color.band,
  color: vars.color.onBand,
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.chip,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});

export const names = style({ flexGrow: 1, minInlineSize: 0 });
export const title = style([heading({ size: 'small' })]);
export const state = style({ color: vars.color.onBandSoft, fontSize: vars.size[1] });
export const leave = style({
  minBlockSize: '2.75rem',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.onBand,
  fontSize: vars.size[1],
  fontWeight: vars.weight.medium,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
});
export const middle = style({ display: 'grid', placeItems: 'center', padding: vars.space[4] });

export const messages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
});

export const message = recipe({
  base: { display: 'grid', gap: vars.space[1], maxInlineSize: '85%' },
  variants: { from: { desk: { alignSelf: 'start' }, visitor: { alignSelf: 'end', justifyItems: 'end' } } },
});

export const words = recipe({
  base: {
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderRadius: vars.radius.large,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    lineHeight: vars.leading.body,
  },
  variants: {
    from: {
      desk: {
        borderEndStartRadius: vars.radius.small,
        background: vars.color.raised,
        border: `${vars.border.thin} solid ${vars.color.line}`,
      },
      visitor: { borderEndEndRadius: vars.radius.small, background: vars.color.action, color: vars.color.onAction },
    },
  },
});

export const time = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.negativeInk,
  fontSize: vars.size[1],
});

export const writing = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  background: vars.color.surface,
});

export const box = style({
  flexGrow: 1,
  minBlockSize: '2.75rem',
  maxBlockSize: '8rem',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  border: `${vars.border.medium} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.field,
  color: vars.color.ink,
  resize: 'none',
  fieldSizing: 'content',
});

export const line = style({ display: 'flex', alignItems: 'end', gap: vars.space[2] });
export const file = style({ display: 'none' });
export const problem = style({ margin: 0, color: vars.color.negativeInk, fontSize: vars.size[1] });
export const chosen = style({ display: 'flex', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const chip = style({ position: 'relative', display: 'flex', alignItems: 'center' });
export const chipRemove = style({ display: 'inline-flex' });

export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: '18rem',
  borderRadius: vars.radius.large,
  border: `${vars.border.thin} solid ${vars.color.line}`,
});
export const pictureShape = style({ display: 'block', inlineSize: '14rem', maxInlineSize: '100%', blockSize: '10rem' });
