import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '@livery/ui/breakpoints.css';
import { layer } from '@livery/ui/layers.css';
import { vars } from '@livery/theme/vars.css';

export const body = style({ display: 'flex' });

export const page = recipe({
  base: { flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' },
  variants: {
    /** Space for the bottom bar, which covers the end of the page. */
    hasBottomBar: {
      true: {
        paddingBlockEnd: `calc(${vars.layout.bottomBarHeight} + env(safe-area-inset-bottom))`,
        '@media': { [from.tablet]: { paddingBlockEnd: 0 } },
      },
    },
  },
});

const wide = { flex: 1, minInlineSize: 0, outline: 'none' } as const;
export const main = style(wide);
/** The footer starts below the first screen, so that a page that grows while it loads does not move it. */
export const mainOverFooter = style({ ...wide, minBlockSize: '100vh' });

export const room = style({ blockSize: '100dvh' });

/** Stays visible. Under a header, it moves with the header. */
export const announcement = style({ display: 'block', position: 'sticky', insetBlockStart: 0, zIndex: layer.bar });

export const offline = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.layout.gutter}`,
  background: vars.color.warning,
  color: vars.color.onWarning,
  fontSize: vars.size[1],
  fontWeight: vars.weight.medium,
});
