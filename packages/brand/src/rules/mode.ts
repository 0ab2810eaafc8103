import type { Rule } from './rule.ts';

/** The first mode is one that the site offers. */
export const mode: Rule = ({ brand }) => {
  const { modes, default: first } = brand.theme;
  if (first === 'system' || modes.includes(first)) return [];
  return [
    {
      rule: 'mode',
      pointer: '/theme/default',
      message: `"${first}" is the default mode and is not offered.`,
      hint: `Add it to theme.modes, or choose one of: ${modes.join(', ')}, system.`,
    },
  ];
};
