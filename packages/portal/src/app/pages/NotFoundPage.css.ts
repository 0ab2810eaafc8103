import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: vars.space[4],
  minBlockSize: '60vh',
  maxInlineSize: '44rem',
  marginInline: 'auto',
  padding: `${vars.space[7]} ${vars.layout.gutter}`,
});

/** The missing page as a picture with the brand's corners and strokes: a reel that stopped between two symbols. */
export const picture = style({
  inlineSize: 'min(100%, 15rem)',
  blockSize: 'auto',
  color: vars.color.inkSoft,
  strokeLinecap: vars.control.iconCap as 'round',
  strokeLinejoin: vars.control.iconJoin as 'round',
});
export const reel = style({ rx: vars.radius.small, strokeWidth: 3 });
export const symbol = style({ color: vars.color.action, strokeWidth: 6 });

export const title = heading({ size: 'huge' });
export const text = style({ color: vars.color.inkSoft });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const categories = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[3] });

export const category = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.height,
  paddingInline: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.chip,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { background: vars.color.sunken },
});
