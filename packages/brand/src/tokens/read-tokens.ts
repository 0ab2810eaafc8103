import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { allPaletteModes, type ColourRole, type Palette, type PaletteMode, type ThemeTokens } from '@livery/theme';
import type { BrandSources } from '../layers/brand-source.ts';
import { isJsonObject } from '../json/json-value.ts';
import { findSecrets } from '../json/parse-source.ts';
import { mostFindings, type Problem } from '../json/problem.ts';
import { toProblem, type Finding, type SourceFile } from '../json/source-file.ts';
import { olderForms, studioMark } from './older-tokens.ts';
import { resolveTokens, type ResolvedTokens, type TokenSet } from './resolve-tokens.ts';
import { brokenReferences, formatHint, textColours, tokenFinding, unknownContexts, unknownNames, unresolved } from './token-findings.ts';
import { writtenTokens, type WrittenToken } from './token-index.ts';
import { tokenSlots } from './token-names.ts';
import { conversions } from './token-values.ts';

/** The tokens of a brand with their places. */
export interface BrandTokens {
  tokens: ThemeTokens;
  source: SourceFile;
  pointerOf: (role: ColourRole, mode: PaletteMode) => string;
}

export interface TokenReading {
  brandTokens: BrandTokens | null;
  problems: Problem[];
}

/** Reads a token file below `dir`, a folder of `brands/`. Every fault becomes a problem, and then no token counts. */
export async function readTokens(sources: BrandSources, dir: string, file: string): Promise<TokenReading> {
  const { source, problems } = sources.read(path.posix.join(dir, file));
  const refuse = (finding: Finding) => ({ brandTokens: null, problems: [...problems, toProblem(source, finding)] });
  if (problems.length > 0) return { brandTokens: null, problems };
  if (!(await isInside(path.join(sources.root, dir), file)))
    return refuse(
      tokenFinding('', `${file} leads out of the brand's folder.`, 'Put the file itself there: a brand is complete in its own folder.'),
    );
  if (!isJsonObject(source.value)) return refuse(tokenFinding('', 'A token file holds an object.', 'Start it with { and end it with }.'));

  const written = writtenTokens(source.value);
  const secrets = findSecrets(source).slice(0, mostFindings);
  const resolved = await resolveTokens(source.value).catch((error: unknown) => error);
  const names = resolved instanceof Error ? written.map(({ name }) => name) : namesOf(resolved as ResolvedTokens);
  const findings = [
    ...olderForms(source.value),
    // Otherwise every name would be unknown, because names begin with their set.
    ...(studioMark(source.value) === null ? unknownNames(source.value, names, written) : []),
    ...unknownContexts(source.value),
    ...(resolved instanceof Error ? brokenReferences(written) : []),
    ...textColours(written),
  ];
  const report = (more: readonly Finding[]): Problem[] => [
    ...secrets,
    ...[...findings, ...more].slice(0, mostFindings).map((each) => toProblem(source, each)),
  ];
  if (findings.some(({ severity }) => severity !== 'warning')) return { brandTokens: null, problems: report([]) };
  const useless = names.length === 0 ? noToken : names.some((name) => tokenSlots.has(name)) ? null : noneKnown;
  if (useless !== null) return { brandTokens: null, problems: report([useless]) };
  if (resolved instanceof Error) return { brandTokens: null, problems: report([unresolved(source.value, written, resolved.message)]) };
  const { tokens, wrong } = toThemeTokens(resolved as ResolvedTokens, written);
  if (wrong.length > 0) return { brandTokens: null, problems: report(wrong) };
  const pointerOf = (role: ColourRole, mode: PaletteMode) => pointerIn(written, `color.${role}`, mode);
  return { brandTokens: { tokens, source, pointerOf }, problems: report([]) };
}

async function isInside(dir: string, file: string): Promise<boolean> {
  const [real, within] = await Promise.all([realpath(path.join(dir, file)), realpath(dir)]);
  return real === path.join(within, file);
}

const noToken = tokenFinding('', 'The file holds no token.', formatHint);
const noneKnown = tokenFinding('', 'The engine knows none of these tokens by name.', formatHint);

function namesOf({ always, byMode }: ResolvedTokens): string[] {
  return [...new Set([always, ...Object.values(byMode)].flatMap((set) => [...set.keys()]))];
}

function toThemeTokens({ always, byMode }: ResolvedTokens, written: readonly WrittenToken[]): { tokens: ThemeTokens; wrong: Finding[] } {
  const wrong = new Map<string, Finding>();
  const note = (found: Finding | null): void => {
    if (found !== null) wrong.set(`${found.pointer} ${found.message}`, found);
  };
  const measures: Record<string, string> = {};
  for (const set of [...Object.values(byMode), always])
    for (const { property, css, found } of readSet(set, written, 'light')) {
      note(found);
      if (css !== null) measures[property] = css;
    }
  const colours: ThemeTokens['colours'] = {};
  for (const mode of allPaletteModes) {
    const set = byMode[mode] ?? (mode.endsWith('high-contrast') ? new Map() : always);
    const palette: Partial<Palette> = {};
    for (const { role, css, found } of readSet(set, written, mode)) {
      note(found);
      if (role !== null && css !== null) palette[role] = css;
    }
    if (Object.keys(palette).length > 0) colours[mode] = palette;
  }
  const ofColours = new Set([...tokenSlots.values()].flatMap(({ role, property }) => (role === null ? [] : [property])));
  return {
    tokens: { colours, measures: Object.fromEntries(Object.entries(measures).filter(([property]) => !ofColours.has(property))) },
    wrong: [...wrong.values()],
  };
}

interface ReadToken {
  role: ColourRole | null;
  property: string;
  /** `null` if the value is wrong. `found` says why. */
  css: string | null;
  found: Finding | null;
}

function readSet(set: TokenSet, written: readonly WrittenToken[], mode: PaletteMode): ReadToken[] {
  return [...set].flatMap(([name, { type, value }]): ReadToken[] => {
    const slot = tokenSlots.get(name);
    if (slot === undefined) return [];
    const { role, property } = slot;
    const pointer = pointerIn(written, name, mode);
    const fail = (at: string, message: string, hint: string): ReadToken[] => [
      { role, property, css: null, found: tokenFinding(at, message, hint) },
    ];
    if (type !== slot.type) {
      const said = type === undefined ? 'has no type' : `is of type "${type}"`;
      return fail(pointer, `"${name}" ${said}, and the engine needs ${slot.type}.`, `Write "$type": "${slot.type}".`);
    }
    const { toCss, example } = conversions[slot.type];
    const css = toCss(value);
    if (css === null) return fail(`${pointer}/$value`, `"${name}" is not a valid ${slot.type}.`, `Write ${example}.`);
    if (role !== null && role !== 'scrim' && css.length > 7)
      return fail(`${pointer}/$value`, `"${name}" must be opaque.`, 'Remove the alpha: only color.scrim has one.');
    return [{ role, property, css, found: null }];
  });
}

/** The token for the mode, or one for all modes. The last one wins. */
function pointerIn(written: readonly WrittenToken[], name: string, mode: PaletteMode): string {
  const named = written.filter((token) => token.name === name);
  return (
    (named.findLast(({ context }) => context === mode) ?? named.findLast(({ context }) => context === null) ?? named.at(-1))?.pointer ?? ''
  );
}
