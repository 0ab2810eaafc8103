import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { coveredStart } from '@livery/ui/bars.css';
import { from } from '@livery/ui/breakpoints.css';
import { placeMotion } from '@livery/ui/motion.css';
import { vars } from '@livery/theme/vars.css';

/** On wide screens, beside the page and below the header. Scrolls separately. */
export const side = recipe({
  base: {
    display: 'none',
    '@media': {
      [from.desktop]: {
        position: 'sticky',
        insetBlockStart: coveredStart,
        flex: 'none',
        alignSelf: 'start',
        display: 'block',
        blockSize: `calc(100dvh - ${coveredStart})`,
        overflow: 'hidden auto',
        scrollbarWidth: 'thin',
        borderInlineEnd: `${vars.border.thin} solid ${vars.color.line}`,
        background: vars.color.surface,
        transition: `inline-size ${placeMotion}`,
      },
    },
  },
  variants: {
    shape: {
      full: { '@media': { [from.desktop]: { inlineSize: vars.layout.sideWidth } } },
      rail: { '@media': { [from.desktop]: { inlineSize: vars.layout.railWidth } } },
      hidden: { '@media': { [from.desktop]: { display: 'none' } } },
    },
  },
});

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });

/** Narrower next to a rail, whose entries are as wide as a finger. */
export const padded = recipe({
  base: { minBlockSize: '100%', display: 'grid', padding: vars.space[3] },
  variants: { isNarrow: { true: { paddingInline: vars.space[2] } } },
});

export const list = style({ display: 'grid', gap: vars.space[1] });

export const entry = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: vars.control.height,
    borderRadius: vars.radius.control,
    // The mark stays in place when the rail opens.
    paddingInline: `${vars.space[2]} ${vars.space[3]}`,
    color: vars.color.ink,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&[aria-current="page"]': { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
    },
  },
  variants: { isNarrow: { true: { justifyContent: 'center', paddingInline: 0 } } },
});

/** Stays visible next to the page, so that it does not move as entries load. */
export const choices = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: 'auto',
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  paddingBlock: vars.space[4],
  '@media': {
    [from.desktop]: {
      position: 'sticky',
      insetBlockEnd: 0,
      marginBlockEnd: `calc(-1 * ${vars.space[3]})`,
      background: vars.color.surface,
    },
  },
});

/** Below an entry, aligned with its name. */
export const sublist = style({
  display: 'grid',
  marginInlineStart: `calc(${vars.space[2]} + ${vars.space[3]})`,
  borderInlineStart: `${vars.border.thin} solid ${vars.color.line}`,
});
export const subentry = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: `${vars.space[4]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '@media': { [`${from.desktop} and (pointer: fine)`]: { minBlockSize: '2.25rem' } },
  selectors: {
    '&:hover': { background: vars.color.sunken, color: vars.color.ink },
    '&[aria-current="page"]': { color: vars.color.ink, fontWeight: vars.weight.bold },
    '&[data-more]': { color: vars.color.ink, textDecoration: 'underline' },
  },
});

export const apps = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2], paddingBlock: vars.space[3] });
