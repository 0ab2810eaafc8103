/** The original conditions of the page's stylesheets. */
const original = new WeakMap<CSSMediaRule, string>();

/**
 * Emulates system settings for more contrast or less motion: stylesheet conditions that name one of them count as met.
 * Pages cannot change these settings themselves. Scripts that query them are not affected.
 */
export function emulateMedia(features: { contrast: boolean; motion: boolean }): void {
  const conditions = [
    ...(features.contrast ? [/\(prefers-contrast:\s*more\)/g] : []),
    ...(features.motion ? [/\(prefers-reduced-motion:\s*reduce\)/g] : []),
  ];
  for (const sheet of document.styleSheets) for (const rule of mediaRules(sheet.cssRules)) meet(rule, conditions);
}

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

function meet(rule: CSSMediaRule, conditions: readonly RegExp[]): void {
  const text = original.get(rule) ?? rule.media.mediaText;
  original.set(rule, text);
  const wanted = conditions.reduce((condition, feature) => condition.replace(feature, '(min-width: 0)'), text);
  if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
}
