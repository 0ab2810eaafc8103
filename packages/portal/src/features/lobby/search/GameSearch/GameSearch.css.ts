import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

/** A fixed height, so that the field stays in place while typing. */
export const search = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  blockSize: 'calc(92dvh - 6.5rem)',
  '@media': { [from.tablet]: { blockSize: 'min(38rem, 100dvh - 9rem)' } },
});

export const field = style({ flex: 'none' });

/** Scrolls, with space at the edges for the selected item. */
export const results = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space[2],
  minBlockSize: 0,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const heading = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontWeight: vars.weight.medium });

export const headingRow = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const forget = style({
  minBlockSize: '2.75rem',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  color: vars.color.link,
  fontSize: vars.size[1],
  ':hover': { color: vars.color.linkHover },
});

export const recent = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const recentEntry = style({ minInlineSize: 0, maxInlineSize: '100%' });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[3],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size[1],
  ':hover': { borderColor: vars.color.ink },
});

export const chipText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Only with a keyboard. */
export const keys = style({
  display: 'none',
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  '@media': { '(hover: hover)': { display: 'block' } },
});
