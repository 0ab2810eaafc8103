import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '@livery/ui/breakpoints.css';
import { layer } from '@livery/ui/layers.css';
import { vars } from '@livery/theme/vars.css';

/** A member's balance can be long. It wraps before it takes the logo's room. */
const member = ':root[data-viewer="member"] &&';
const belowTablet = '(max-width: 767.98px)';

/** With double-size text on a phone, the bottom bar has the login, because the logo needs the space. */
const cramped = '(max-width: 18rem)';

const crampedColumns = { gridTemplateColumns: 'auto minmax(0, 1fr) auto' };
const inCramped = { ...crampedColumns, selectors: { [member]: crampedColumns } };

export const header = style({
  containerType: 'inline-size',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.bar,
  background: vars.color.surface,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});

export const bar = recipe({
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: vars.space[1],
    blockSize: vars.layout.headerHeight,
    paddingInline: vars.space[2],
    // The bar's controls are 44 px high in every density.
    vars: { [vars.control.height]: '2.75rem', [vars.space[5]]: vars.space[3], [vars.size[2]]: vars.size[1] },
    '@media': {
      [from.phone]: { columnGap: vars.space[2], paddingInline: vars.space[3] },
      [from.tablet]: { paddingInline: vars.space[4], vars: { [vars.space[5]]: vars.space[4] } },
      // The menu icon lines up with those of the side menu. The right edge gets the same margin, so the middle stays centred.
      [from.desktop]: { paddingInline: '0.625rem' },
    },
  },
  variants: {
    variant: {
      centred: {
        // The logo leaves the middle only when the sides cannot shrink any more. The balance wraps first.
        gridTemplateColumns: 'minmax(min-content, 1fr) auto minmax(min-content, 1fr)',
        '@container': { [cramped]: inCramped },
      },
      flush: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        '@container': { [cramped]: inCramped },
        '@media': { [belowTablet]: { selectors: { [member]: { gridTemplateColumns: 'auto minmax(min-content, 1fr) auto' } } } },
      },
      stacked: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        paddingInlineStart: vars.layout.gutter,
        '@media': {
          [belowTablet]: { selectors: { [member]: { gridTemplateColumns: 'minmax(min-content, 1fr) auto' } } },
          [from.desktop]: { paddingInlineStart: vars.layout.gutter },
        },
      },
    },
  },
});

const group = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  // The balance may wrap. Button labels wrap only when letters are so large that they would not fit.
  whiteSpace: 'nowrap',
  '@container': { [cramped]: { whiteSpace: 'normal' } },
  '@media': { [from.tablet]: { gap: vars.space[2] } },
});
export const start = style([group, { justifySelf: 'start' }]);
export const middle = style({ display: 'flex', minInlineSize: 0, gap: vars.space[3] });
export const end = style([group, { justifySelf: 'end' }]);

/** Deposit, withdraw, agent: next to the logo, less prominent than the categories. */
export const shortcuts = style({
  display: 'none',
  '@media': { [from.desktop]: { display: 'flex', alignItems: 'center', gap: vars.space[1] } },
});

export const shortcut = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.height,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':hover': { color: vars.color.ink },
});

/** On a phone the main action is an icon, because logo and balance need the space. */
export const actionMark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.control.height,
    blockSize: vars.control.height,
    borderRadius: vars.radius.control,
    background: vars.color.action,
    color: vars.color.onAction,
    ':hover': { background: vars.color.actionHover },
  },
  variants: {
    isCentred: {
      true: { '@media': { [from.desktop]: { display: 'none' } } },
      false: { '@media': { [from.tablet]: { display: 'none' } } },
    },
  },
});

export const roomyOnly = style({ display: 'contents', '@container': { [cramped]: { display: 'none' } } });

export const accountRoom = style({
  inlineSize: '7rem',
  blockSize: vars.control.height,
  '@media': { [from.desktop]: { inlineSize: '9.75rem' } },
});
