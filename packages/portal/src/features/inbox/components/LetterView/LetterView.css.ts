import { style } from '@vanilla-extract/css';
import { heading as headingText } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const view = style({ display: 'grid', gap: vars.space[3] });

export const page = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[5],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const head = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start', gap: vars.space[3] });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.chip,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});

export const heading = style({ display: 'grid', gap: vars.space[1] });

export const title = style([headingText({ size: 'medium' }), { overflowWrap: 'anywhere' }]);

export const date = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });

export const body = style({
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: '62ch',
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
