import { nameInPart, type DiffPart } from '../services/compare/diff.ts';
import type { BrandPlan, ContrastChange, PlanResult } from '../services/compare/plan.ts';
import { annotate, annotateAt } from './describe-problem.ts';
import { describeValue, swatch } from './describe-value.ts';
import { markdownCode, markdownTable } from './markdown.ts';
import { tableOf } from './table.ts';
import { styled } from './terminal.ts';

/** Brands that change in the same way, as heirs of one brand do. */
interface Group extends Pick<BrandPlan, 'parts' | 'contrasts'> {
  plans: BrandPlan[];
}

/** How many contrasts are shown of the modes that most people see. `--json` has all. */
const shownContrasts = 5;

const labels = { new: 'new', gone: 'no longer there', fixed: 'had errors before', failed: 'has errors' } as const;

export function planAsText({ root, plans }: PlanResult): string[] {
  const shown = (pointer: string, value: unknown): string =>
    value === undefined ? styled('dim', 'not there') : swatch(pointer, value, process.stdout) + describeValue(value, root);
  const groups = groupsOf(plans).map(({ plans: alike, parts, contrasts }) => [
    styled('bold', alike.map(({ code }) => code).join(', ')),
    ...parts.flatMap(({ title, differences }) =>
      isPalette(title)
        ? [`  ${title}: ${countColours(differences.length)}`]
        : [
            `  ${title}`,
            ...tableOf(
              differences.map(({ pointer, before, after }) => [
                nameInPart(pointer),
                `${shown(pointer, before)} → ${shown(pointer, after)}`,
              ]),
            ).map((line) => `    ${line}`),
          ],
    ),
    ...(contrasts.length === 0 ? [] : ['  Contrast, the lowest first']),
    ...tableOf(contrasts.slice(0, shownContrasts).map((change) => [nameOf(change), movement(change), least(change)])).map(
      (line) => `    ${line}`,
    ),
    ...(contrasts.length > shownContrasts ? [styled('dim', `    and ${contrasts.length - shownContrasts} more`)] : []),
    '',
  ]);
  return [...groups.flat(), ...othersOf(plans).map(({ code, label }) => `${styled('bold', code)}  ${label}`)];
}

/** For a comment on a pull request or the summary of a job. */
export function planAsMarkdown({ root, base, plans }: PlanResult): string[] {
  const shown = (value: unknown): string => (value === undefined ? '' : markdownCode(describeValue(value, root)));
  const groups = groupsOf(plans).flatMap(({ plans: alike, parts, contrasts }) => [
    `### ${alike.map(({ code }) => code).join(', ')}`,
    '',
    ...markdownTable(
      ['value', 'before', 'now'],
      parts.flatMap(({ title, differences }) =>
        isPalette(title)
          ? [[title, '', countColours(differences.length)]]
          : differences.map(({ pointer, before, after }) => [markdownCode(pointer), shown(before), shown(after)]),
      ),
    ),
    ...markdownTable(
      ['lowest contrasts', 'change', 'required'],
      contrasts.slice(0, shownContrasts).map((change) => [nameOf(change), movement(change), least(change)]),
    ),
  ]);
  const others = othersOf(plans).map(({ code, label }) => `- **${code}**: ${label}`);
  return [`## Brands compared with ${markdownCode(base)}`, '', summarize(plans), '', ...groups, ...others];
}

/** Annotations at the lines that were changed, each with the brands that take the value from there, and errors. */
export function planAsAnnotations({ root, plans }: PlanResult): string[] {
  const places = new Map<string, { at: { file: string; line: number; column: number }; text: string; codes: string[] }>();
  for (const { code, brand, parts } of plans)
    for (const { pointer, before, after } of parts.flatMap(({ differences }) => differences)) {
      const origin = brand?.provenance[pointer];
      if (origin?.kind !== 'file') continue;
      const { file, line, column } = origin;
      const change = `${before === undefined ? 'not there' : describeValue(before, root)} → ${describeValue(after, root)}`;
      const key = `${file}:${line}:${column} ${change}`;
      const place = places.get(key) ?? { at: { file, line, column }, text: `${pointer}: ${change}`, codes: [] };
      place.codes.push(code);
      places.set(key, place);
    }
  const changes = [...places.values()].map(({ at, text, codes }) =>
    annotateAt({ severity: 'notice', ...at, title: codes.join(', ') }, [text], root),
  );
  const problems = plans.filter(({ status }) => status === 'failed').flatMap((plan) => plan.problems);
  return [...problems.map((problem) => annotate(problem, root)), ...changes];
}

export function summarize(plans: readonly BrandPlan[]): string {
  const words = { changed: 'changed', new: 'new', gone: 'gone', fixed: 'fixed', failed: 'with errors', same: 'the same' } as const;
  const counts = Object.entries(words).flatMap(([status, word]) => {
    const count = plans.filter((plan) => plan.status === status).length;
    return count === 0 ? [] : [`${count} ${word}`];
  });
  return `${counts.join(', ')}.`;
}

function groupsOf(plans: readonly BrandPlan[]): Group[] {
  const changed = plans.filter(({ status }) => status === 'changed');
  const alike = Map.groupBy(changed, ({ parts, contrasts }) => JSON.stringify([parts, contrasts]));
  return [...alike.values()].map((group) => ({
    plans: group,
    parts: group[0]?.parts ?? [],
    contrasts: (group[0]?.contrasts ?? []).filter(({ mode }) => !mode.endsWith('high-contrast')),
  }));
}

function othersOf(plans: readonly BrandPlan[]): { code: string; label: string }[] {
  return plans.flatMap(({ code, status }) => (status === 'same' || status === 'changed' ? [] : [{ code, label: labels[status] }]));
}

/** A seed moves dozens of derived colours, so they are only counted. */
const isPalette = (title: DiffPart['title']): boolean => title.startsWith('Palette');
const countColours = (count: number): string => `${count} ${count === 1 ? 'colour' : 'colours'}`;

const nameOf = ({ mode, foreground, background }: ContrastChange): string => `${foreground} on ${background}, ${mode.replaceAll('-', ' ')}`;
const movement = ({ before, after }: ContrastChange): string => `${rounded(before)} → ${rounded(after)}`;
const least = ({ required }: ContrastChange): string => `at least ${required}`;
// Rounded down, so that a ratio just below the required one never looks sufficient.
const rounded = (ratio: number | null): string => (ratio === null ? 'not there' : (Math.floor(ratio * 100) / 100).toFixed(2));
