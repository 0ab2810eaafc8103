import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import { selectorMayMatch, type UsedNames } from './selector-match.ts';

/** Stylesheets of the core, parsed once for all brands. */
export interface ParsedStyles {
  roots: Root[];
}

export function parseStyles(sheets: string[]): ParsedStyles {
  return { roots: sheets.map((sheet) => postcss.parse(sheet)) };
}

/** Names of tags, classes and ids that occur in prerendered markup (React's: every attribute quoted, `>` escaped). */
export function usedNames(markup: string): UsedNames {
  const used: UsedNames = { tags: new Set(['html', 'head', 'body']), classes: new Set(), ids: new Set() };
  for (const [, tag = '', attributes = ''] of markup.matchAll(/<([a-z][\w-]*)([^>]*)>/gi)) {
    used.tags.add(tag.toLowerCase());
    for (const name of (/\sclass="([^"]*)"/.exec(attributes)?.[1] ?? '').split(/\s+/)) if (name) used.classes.add(name);
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
    if (id) used.ids.add(id);
  }
  return used;
}

/** The rules that can apply to the markup before any interaction, in the order of the sheets. */
export function criticalCss(styles: ParsedStyles, used: UsedNames): string {
  const kept = styles.roots.map((root) => keptNodes(root.nodes, used)).join('');
  const animations = new Set([...kept.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value = '']) => value.split(/[\s,]+/)));
  const keyframes = styles.roots
    .flatMap((root) => root.nodes)
    .filter((node): node is AtRule => node.type === 'atrule' && node.name.endsWith('keyframes') && animations.has(node.params))
    .map(String)
    .join('');
  return keyframes + kept;
}

function keptNodes(nodes: ChildNode[], used: UsedNames): string {
  return nodes.map((node) => (node.type === 'rule' ? keptRule(node, used) : node.type === 'atrule' ? keptAtRule(node, used) : '')).join('');
}

function keptRule(rule: Rule, used: UsedNames): string {
  const selectors = rule.selectors.filter((selector) => selectorMayMatch(selector, used));
  if (selectors.length === 0) return '';
  return `${selectors.join(',')}{${rule.nodes.map(String).join(';')}}`;
}

function keptAtRule(atRule: AtRule, used: UsedNames): string {
  if (atRule.name.endsWith('keyframes')) return '';
  // Few visitors need these before the whole sheet arrives.
  if (atRule.name === 'media' && /\bprint\b|hover:\s*hover|forced-colors/.test(atRule.params)) return '';
  if (!atRule.nodes) return `${String(atRule)};`;
  if (!['media', 'supports', 'layer', 'container', 'starting-style'].includes(atRule.name)) return String(atRule);
  const inner = keptNodes(atRule.nodes, used);
  return inner === '' ? '' : `@${atRule.name} ${atRule.params}{${inner}}`;
}
