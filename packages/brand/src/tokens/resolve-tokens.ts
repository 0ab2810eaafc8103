import { allPaletteModes, type PaletteMode } from '@livery/theme';
import type { JsonObject, JsonValue } from '../json/json-value.ts';

export interface ResolvedToken {
  type: string | undefined;
  value: JsonValue;
}

export type TokenSet = ReadonlyMap<string, ResolvedToken>;

export interface ResolvedTokens {
  /** Tokens that apply in every mode. */
  always: TokenSet;
  /** All tokens of each mode for which the file has a context. */
  byMode: Partial<Record<PaletteMode, TokenSet>>;
}

/**
 * Follows references, groups, sets and modifiers as the format defines them. The parser is heavy, so only a brand with
 * tokens loads it. It reads nothing but the given text: a reference to another file is refused. Throws `Error` with the
 * parser's message.
 */
export async function resolveTokens(file: JsonObject): Promise<ResolvedTokens> {
  const { defineConfig, Logger, parse } = await import('@terrazzo/parser');
  class Collector extends Logger {
    override error(...entries: Parameters<InstanceType<typeof Logger>['error']>): void {
      throw new Error(entries.map(({ message }) => message).join(' '));
    }
    override warn(): void {}
  }
  const logger = new Collector({ level: 'silent' });
  const config = defineConfig({}, { cwd: new URL('file:///'), logger });
  const filename = new URL('file:///tokens.json');
  const req = (url: URL): Promise<string> => Promise.reject(new Error(`Another file cannot be read: ${url.pathname.slice(1)}.`));
  const { resolver } = await parse([{ filename, src: JSON.stringify(file) }], { config, logger, req, skipLint: true });

  const modifiers = resolver.source.resolutionOrder.filter((item) => item.type === 'modifier');
  const modeModifier = modifiers.find(({ contexts }) => allPaletteModes.some((mode) => Object.hasOwn(contexts, mode)));
  const others = modifiers.filter((modifier) => modifier !== modeModifier).map(({ name }) => name);
  const setOf = (tokens: ReturnType<typeof resolver.apply>): TokenSet =>
    new Map(Object.entries(tokens).map(([name, token]) => [name, { type: token.$type, value: token.$value as JsonValue }]));
  const modes = allPaletteModes.filter((mode) => modeModifier !== undefined && Object.hasOwn(modeModifier.contexts, mode));
  return {
    always: setOf(resolver.apply({}, { modifiers: others })),
    byMode: Object.fromEntries(modes.map((mode) => [mode, setOf(resolver.apply({ [modeModifier?.name ?? '']: mode }))])),
  };
}
