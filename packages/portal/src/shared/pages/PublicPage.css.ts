import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minBlockSize: '100vh' });

const column = style({ inlineSize: '100%', maxInlineSize: vars.layout.maxWidth, marginInline: 'auto', paddingInline: vars.layout.gutter });

/** The brand's band, as wide as the page. */
export const head = style({ background: vars.color.band, color: vars.color.onBand });

export const headInner = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    paddingBlock: vars.space[6],
    '@media': { [from.tablet]: { paddingBlock: vars.space[7] } },
  },
]);

export const title = style([heading({ size: 'huge' })]);
export const lead = style({ maxInlineSize: '40rem', color: vars.color.onBandSoft, fontSize: vars.size[3], textWrap: 'pretty' });
export const extra = style({ color: vars.color.ink, maxInlineSize: '40rem' });

export const content = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  },
]);
