import { allPaletteModes, deriveMeasures, paletteModes, themeToCss, type PaletteMode, type ThemeSpec } from '@livery/theme';
import type { JsonObject, JsonValue } from '../json/json-value.ts';
import { tokenSlots, type TokenSlot } from './token-names.ts';
import { conversions } from './token-values.ts';

const schemas = 'https://www.designtokens.org/schemas/2025.10';

/**
 * Every role and measure of a theme that the format can express. With a mode it returns a token file, without one a
 * resolver document with all modes.
 */
export function exportTokens(name: string, spec: ThemeSpec, mode: PaletteMode | null): JsonObject {
  const { palettes } = themeToCss(spec);
  const measures = deriveMeasures(spec);
  const coloursOf = (of: PaletteMode) => groups(({ role }) => (role === null ? undefined : palettes[of][role]));
  const others = groups(({ role, property }) => (role === null ? measures.get(property) : undefined));
  if (mode !== null) return { $schema: `${schemas}/format.json`, ...coloursOf(mode), ...others };
  const modes = paletteModes(spec.modes).toSorted((one, other) => allPaletteModes.indexOf(one) - allPaletteModes.indexOf(other));
  return {
    $schema: `${schemas}/resolver.json`,
    name,
    version: '2025.10',
    sets: { measures: { sources: [others] } },
    modifiers: { mode: { contexts: Object.fromEntries(modes.map((of) => [of, [coloursOf(of)]])), default: spec.modes[0] ?? 'light' } },
    resolutionOrder: [{ $ref: '#/sets/measures' }, { $ref: '#/modifiers/mode' }],
  };
}

function groups(cssOf: (slot: TokenSlot) => string | undefined): JsonObject {
  const made: Record<string, JsonObject> = {};
  for (const slot of tokenSlots.values()) {
    const css = cssOf(slot);
    const value: JsonValue | null = css === undefined ? null : conversions[slot.type].fromCss(css);
    const [group = '', leaf = ''] = slot.name.split('.');
    if (value !== null) (made[group] ??= {})[leaf] = { $type: slot.type, $value: value };
  }
  return made;
}
