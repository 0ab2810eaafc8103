import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { reducedMotion } from '../motion.css.ts';

/** Set on the viewport once the text has been measured. */
export const durationName = '--marquee-duration';

/** The space between icon, text and button. */
const gap = vars.space[3];

const roll = keyframes({ to: { transform: 'translateX(-100%)' } });

export const marquee = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap,
    minBlockSize: '2.75rem',
    minInlineSize: 0,
    paddingInlineStart: vars.space[4],
    fontSize: vars.size[2],
  },
  variants: {
    variant: {
      strip: { background: vars.color.surface, border: `${vars.border.thin} solid ${vars.color.line}`, borderRadius: vars.radius.control },
      band: { background: vars.color.band, color: vars.color.onBand },
    },
  },
});

export const icon = style({ flexShrink: 0 });

export const control = style({ flexShrink: 0, '@media': { [reducedMotion]: { display: 'none' } } });

export const viewport = style({
  display: 'flex',
  flexGrow: 1,
  alignSelf: 'stretch',
  alignItems: 'center',
  minInlineSize: 0,
  marginInlineStart: `calc(-1 * ${gap})`,
  overflow: 'hidden',
  '@media': { [reducedMotion]: { overflowX: 'auto', scrollbarWidth: 'thin' } },
});

/** Fades letters at both sides, but not the start of a text. */
export const rollingViewport = style([
  viewport,
  {
    maskImage: `linear-gradient(to right, transparent ${vars.space[1]}, black ${vars.space[4]}, black calc(100% - ${vars.space[5]}), transparent)`,
  },
]);

export const track = recipe({
  base: { display: 'flex', flexShrink: 0, paddingInlineStart: vars.space[4] },
  variants: {
    isRolling: {
      true: {
        animation: `${roll} var(${durationName}, 40s) linear infinite`,
        selectors: { [`${viewport}:is(:hover, :focus-within) &`]: { animationPlayState: 'paused' } },
        '@media': { [reducedMotion]: { animation: 'none' } },
      },
    },
    isPaused: { true: { animationPlayState: 'paused' } },
  },
});

export const copy = style({ '@media': { [reducedMotion]: { display: 'none' } } });

export const item = style({ paddingInlineEnd: vars.space[6], whiteSpace: 'nowrap' });
