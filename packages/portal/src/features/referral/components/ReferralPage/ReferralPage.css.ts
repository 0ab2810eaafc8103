import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { displayFace, heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });
export const invitation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  padding: vars.space[5],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const words = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const title = heading({ size: 'large' });
export const text = style({ color: vars.color.inkSoft, maxInlineSize: '50ch' });
export const facts = style({ display: 'grid', gap: vars.space[1] });
export const label = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const code = style([
  displayFace,
  {
    color: vars.color.money,
    fontSize: vars.size[5],
    lineHeight: vars.leading.tight,
    letterSpacing: '0.08em',
    marginBlockEnd: vars.space[2],
  },
]);
export const link = style({ overflowWrap: 'anywhere' });
export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space[2],
  '@media': { [from.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});
export const figure = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });
/** 200 px, as specified for QR codes. */
export const qr = style({ inlineSize: '12.5rem', blockSize: '12.5rem', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
