import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';

export const content = style({ display: 'grid', gap: vars.space[4] });

export const choose = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[1],
    minBlockSize: vars.control.height,
    border: `${vars.border.thin} dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    padding: vars.space[3],
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    cursor: 'pointer',
    ':hover': { background: vars.color.sunken },
    ':focus-within': { outline: `${vars.border.thick} solid ${vars.color.focusOuter}`, outlineOffset: vars.border.thick },
  },
  variants: { isFirst: { true: { minBlockSize: '9rem' } } },
});

/** The label is the visible button, and files can be dropped on it. */
export const file = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
export const hint = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontWeight: vars.weight.regular });
