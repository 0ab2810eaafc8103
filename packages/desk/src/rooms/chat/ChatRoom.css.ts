import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const layout = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  marginBlockEnd: vars.space[4],
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const subtitle = heading({ size: 'small' });
export const list = style({ display: 'grid' });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[1],
  padding: vars.space[3],
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
  },
});

export const said = style({ paddingBlock: vars.space[3], borderBlockStart: `${vars.border.thin} solid ${vars.color.line}` });
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const detail = style({ gridColumn: '1 / -1', color: 'inherit', fontSize: vars.size[1] });
export const words = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

export const messages = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], marginBlock: vars.space[4] });

export const message = recipe({
  base: { maxInlineSize: '85%', padding: vars.space[3], borderRadius: vars.radius.medium },
  variants: {
    from: {
      visitor: { alignSelf: 'start', background: vars.color.sunken },
      desk: { alignSelf: 'end', background: vars.color.accentSoft, color: vars.color.onAccentSoft },
    },
  },
});
