import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const crop = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3] });

/** As round as the final picture. */
export const stage = style({
  inlineSize: 'min(100%, 16rem)',
  border: 0,
  borderRadius: vars.radius.chip,
  padding: 0,
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
});

export const canvas = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  borderRadius: 'inherit',
  background: vars.color.sunken,
});

export const zoom = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], inlineSize: '100%' });
export const slider = style({ flexGrow: 1, minInlineSize: 0, minBlockSize: '2.75rem', accentColor: vars.color.action });
