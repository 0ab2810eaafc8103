import { createContainer, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { coveredStart } from '../bars.css.ts';
import { layer } from '../layers.css.ts';
import { stateMotion } from '../motion.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

/** One class for each width below which rows become cards, because container queries cannot use variants. */
const containers = { narrow: createContainer(), medium: createContainer(), wide: createContainer() };
const widths = { narrow: '36rem', medium: '48rem', wide: '60rem' };

export const frame = recipe({
  base: { containerType: 'inline-size', position: 'relative' },
  variants: {
    cardsBelow: {
      narrow: { containerName: containers.narrow },
      medium: { containerName: containers.medium },
      wide: { containerName: containers.wide },
      never: {},
    },
  },
});

/** The condition under which rows are cards. */
function onCards(rule: StyleRule): StyleRule {
  const entries = (['narrow', 'medium', 'wide'] as const).map((name) => [`${containers[name]} (width < ${widths[name]})`, rule]);
  return { '@container': Object.fromEntries(entries) as NonNullable<StyleRule['@container']> };
}

const line = `${vars.border.thin} solid ${vars.color.line}`;

export const table = style([{ inlineSize: '100%', fontSize: vars.size[2] }, onCards({ display: 'block' })]);

export const caption = style([
  { paddingBlockEnd: vars.space[3], textAlign: 'start', fontWeight: vars.weight.medium },
  onCards({ display: 'block' }),
]);

export const captionHidden = visuallyHidden;

export const head = style(onCards({ display: 'block' }));
/** Cards show only the headers that sort, in one line that scrolls, so that the first card stays high on a phone. */
export const headRow = recipe({
  base: onCards({ display: 'flex', gap: vars.space[2], overflowX: 'auto', scrollbarWidth: 'none' }),
  variants: { sorts: { true: onCards({ paddingBlockEnd: vars.space[3] }) } },
});

const unseen = {
  position: 'absolute',
  inlineSize: vars.border.thin,
  blockSize: vars.border.thin,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const headCell = recipe({
  base: [
    {
      position: 'sticky',
      insetBlockStart: coveredStart,
      zIndex: layer.neighbour,
      paddingInline: vars.space[3],
      paddingBlock: vars.space[2],
      background: vars.color.ground,
      color: vars.color.inkSoft,
      fontSize: vars.size[1],
      fontWeight: vars.weight.medium,
      textAlign: 'start',
      verticalAlign: 'middle',
      // A border would not move with the sticky header.
      boxShadow: `inset 0 calc(-1 * ${vars.border.medium}) ${vars.color.line}`,
      // A dialog has no bars and a different background.
      selectors: { 'dialog &': { insetBlockStart: 0, background: vars.color.raised } },
    },
    onCards({ insetBlockStart: 'auto', padding: 0, background: 'transparent', boxShadow: 'none' }),
  ],
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
    // Shrinking would hide the arrow.
    sorts: { true: [{ paddingBlock: 0 }, onCards({ position: 'static', flexShrink: 0 })], false: onCards(unseen) },
  },
});

export const sort = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: '2.75rem',
    marginInline: `calc(-1 * ${vars.space[1]})`,
    paddingInline: vars.space[1],
    borderRadius: vars.radius.small,
    color: vars.color.inkSoft,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    transition: `color ${stateMotion}`,
    selectors: {
      '&:hover': { color: vars.color.ink },
      '[aria-sort] > &': { color: vars.color.ink },
      // Align the label with its numbers.
      '[data-align=end] > &': { flexDirection: 'row-reverse' },
    },
  },
  onCards({
    marginInline: 0,
    paddingInline: vars.space[3],
    border: line,
    borderRadius: vars.radius.chip,
    whiteSpace: 'nowrap',
    selectors: { '[aria-sort] > &': { borderColor: vars.color.lineStrong }, '[data-align=end] > &': { flexDirection: 'row' } },
  }),
]);

/** Keeps its space while another column sorts, so that labels do not move. */
export const sortMark = style([
  { visibility: 'hidden', selectors: { '[aria-sort] &': { visibility: 'visible' } } },
  onCards({ display: 'none', selectors: { '[aria-sort] &': { display: 'inline' } } }),
]);

export const body = recipe({
  base: onCards({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }),
  variants: { inLines: { true: onCards({ gap: 0 }) } },
});

export const foot = style(onCards({ display: 'block' }));

export const row = recipe({
  base: [
    { position: 'relative', selectors: { 'tbody > &:not(:last-child)': { borderBlockEnd: line } } },
    onCards({
      display: 'grid',
      gap: vars.space[2],
      padding: vars.space[4],
      background: vars.color.surface,
      border: line,
      borderRadius: vars.radius.medium,
      selectors: { 'tbody > &:not(:last-child)': { borderBlockEnd: line } },
    }),
  ],
  variants: {
    leads: { true: { transition: `background-color ${stateMotion}`, selectors: { '&:hover': { background: vars.color.sunken } } } },
    isTotal: {
      true: [{ borderBlockStart: `${vars.border.medium} solid ${vars.color.lineStrong}` }, onCards({ marginBlockStart: vars.space[3] })],
    },
    inLines: {
      true: onCards({
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: vars.space[4],
        rowGap: vars.space[1],
        alignItems: 'center',
        padding: `${vars.space[3]} 0`,
        background: 'none',
        border: 0,
        borderRadius: 0,
      }),
    },
  },
});

export const cell = recipe({
  base: [
    { paddingInline: vars.space[3], paddingBlock: vars.space[3], verticalAlign: 'middle', textAlign: 'start', fontWeight: 'inherit' },
    onCards({
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: vars.space[4],
      padding: 0,
      textAlign: 'end',
      selectors: {
        '&::before': { content: 'attr(data-label)', color: vars.color.inkSoft, fontWeight: vars.weight.regular, textAlign: 'start' },
        '&[data-label=""]::before': { content: 'none' },
      },
    }),
  ],
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
    isTitle: {
      true: [{ fontWeight: vars.weight.medium }, onCards({ paddingBlockEnd: vars.space[1], fontSize: vars.size[3], textAlign: 'start' })],
    },
    isTotal: { true: { fontWeight: vars.weight.bold } },
    inLines: {
      true: onCards({ gridColumn: 2, justifyContent: 'end', selectors: { '&::before': { content: 'none' } } }),
    },
    hiddenOnCards: { true: onCards({ display: 'none' }) },
  },
  compoundVariants: [
    {
      variants: { inLines: true, isTitle: true },
      style: onCards({ gridColumn: 1, gridRow: '1 / span 2', justifyContent: 'start', paddingBlockEnd: 0, fontSize: vars.size[2] }),
    },
  ],
});

/** Text shown only in narrow rows, and text shown only in tables. */
export const cardsOnly = style([{ display: 'none' }, onCards({ display: 'inline' })]);
export const tableOnly = style(onCards({ display: 'none' }));

/** The whole row is the link and shows the focus ring. */
export const rowLink = style({
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.border.thick} solid ${vars.color.focusOuter}`,
      outlineOffset: `calc(-1 * ${vars.border.thick})`,
      borderRadius: vars.radius.small,
    },
  },
});

export const skeletonCell = style({
  display: 'flex',
  flexGrow: 1,
  maxInlineSize: '8rem',
  selectors: { '[data-align=end] > &': { justifyContent: 'end', marginInlineStart: 'auto' } },
});

export const after = style({ display: 'grid', justifyItems: 'center', paddingBlockStart: vars.space[4] });

export const instead = style({ border: line, borderRadius: vars.radius.medium, background: vars.color.surface });
