import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { displayFace, heading } from '@livery/ui/typography.css';

export const window = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  background: vars.color.ground,
});

/** As wide as its window, whatever the bar contains. Otherwise the game would be wider than the phone. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
  background: vars.color.ground,
});

/** The dialog's own close button is at its end. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  whiteSpace: 'nowrap',
  minBlockSize: '3.75rem',
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: '3.5rem',
  background: vars.color.surface,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': { [from.tablet]: { minBlockSize: '4.25rem', paddingInlineStart: vars.space[5] } },
});

/** For places without a dialog's close button at the end. */
export const slimBar = style([
  bar,
  { minBlockSize: '2.75rem', paddingInlineEnd: vars.space[2], '@media': { [from.tablet]: { minBlockSize: '2.75rem' } } },
]);

export const name = style([
  displayFace,
  { flexGrow: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

/** A phone's bar has no room for labels next to the name and the clock. */
export const onPhones = style({ display: 'contents', '@media': { [from.tablet]: { display: 'none' } } });
export const onWider = style({ display: 'none', '@media': { [from.tablet]: { display: 'contents' } } });

/** A phone has one window. */
export const onDesks = style({ display: 'none', '@media': { [from.desktop]: { display: 'contents' } } });

export const elapsed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
});

export const screen = style({ position: 'relative', minBlockSize: 0 });
export const frame = style({ inlineSize: '100%', blockSize: '100%', border: 0 });
export const cover = style({ position: 'absolute', inset: 0, display: 'grid', alignItems: 'center', background: vars.color.ground });

export const loading = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  padding: vars.space[5],
  textAlign: 'center',
});
export const loadingName = heading({ size: 'huge' });
