import { keyframes, style } from '@vanilla-extract/css';
import { fadeIn, reducedMotion } from '@livery/ui/motion.css';
import { displayFace } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const content = style({ display: 'grid', gap: vars.space[5] });
export const stage = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '18rem',
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: `radial-gradient(circle at 50% 40%, ${vars.color.accentSoft}, transparent 70%), ${vars.color.sunken}`,
  overflow: 'hidden',
});
export const actions = style({ display: 'grid', gap: vars.space[3], justifyItems: 'stretch' });
export const hint = style({ color: vars.color.inkSoft, textAlign: 'center' });

const rise = keyframes({ from: { transform: 'translateY(12px) scale(0.92)', opacity: 0 } });

export const result = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  textAlign: 'center',
  animation: `${rise} 320ms ${vars.motion.easeOut}`,
  '@media': { [reducedMotion]: { animation: `${fadeIn} 200ms` } },
});
export const won = style({ color: vars.color.inkSoft });
export const amount = style([displayFace, { color: vars.color.money, fontSize: vars.size[6], lineHeight: vars.leading.tight }]);
export const where = style({ color: vars.color.ink });
