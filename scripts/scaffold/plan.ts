import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';
import formatRules from '../../.oxfmtrc.json' with { type: 'json' };
import { Refusal } from './names.ts';

/** The replacements of `__key__` in a template. */
export type Values = Readonly<Record<string, string>>;

/** Files to write, all computed before the first is written. Paths are relative to `root`. */
export class Plan {
  readonly #root: string;
  readonly #texts = new Map<string, { readonly text: string; readonly isNew: boolean }>();

  constructor(root: string) {
    this.#root = root;
  }

  /** @throws Refusal if the file exists */
  async create(file: string, template: string, values: Values, flags: readonly string[] = []): Promise<void> {
    if (existsSync(path.join(this.#root, file))) throw new Refusal(`${file} exists already`);
    const text = await readFile(path.join(import.meta.dirname, `${template}.txt`), 'utf8');
    await this.#put(file, fill(text, values, flags), true);
  }

  async edit(file: string, change: (text: string) => string): Promise<void> {
    const text = this.#texts.get(file)?.text ?? (await readFile(path.join(this.#root, file), 'utf8'));
    try {
      await this.#put(file, change(text), false);
    } catch (error) {
      throw error instanceof Refusal ? new Refusal(`${file}: ${error.message}`) : error;
    }
  }

  /** A line for each new or changed file. */
  lines(): string[] {
    return [...this.#texts].map(([file, { isNew }]) => `${isNew ? 'new    ' : 'changed'} ${file}`);
  }

  async write(): Promise<void> {
    for (const [file, { text }] of this.#texts) {
      const target = path.join(this.#root, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
  }

  async #put(file: string, text: string, isNew: boolean): Promise<void> {
    const { code, errors } = await format(file, text, formatRules);
    if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('\n')}`);
    this.#texts.set(file, { text: code, isNew });
  }
}

/** A line that ends in `//?flag` is kept only with that flag, one that ends in `//!flag` only without it. */
export function fill(template: string, values: Values, flags: readonly string[]): string {
  return template
    .split('\n')
    .flatMap((line) => {
      const [mark, sign, flag = ''] = / *\/\/([?!])(\w+)$/.exec(line) ?? [];
      if (mark === undefined) return [line];
      return flags.includes(flag) === (sign === '?') ? [line.slice(0, -mark.length)] : [];
    })
    .join('\n')
    .replaceAll(/__([A-Za-z]+)__/g, (_, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`A template names __${key}__, which nothing fills`);
      return value;
    });
}

/** Replaces the match of an anchor, which must match exactly once. @throws Refusal */
export function replaceAt(text: string, anchor: RegExp, replacement: (...found: string[]) => string): string {
  const found = [...text.matchAll(new RegExp(anchor, 'g'))];
  if (found.length !== 1) throw new Refusal(`${found.length} places look like ${anchor}, and one was expected: write it there by hand`);
  return text.replace(anchor, (...parts: string[]) => replacement(...parts));
}

/** Adds an import among those of the same folder, in alphabetical order. @throws Refusal */
export function addImport(text: string, folder: string, line: string): string {
  const specifierOf = (each: string): string => /^import [^'\n]*'([^']+)';$/.exec(each)?.[1] ?? '';
  const lines = text.split('\n');
  const first = lines.findIndex((each) => specifierOf(each).startsWith(folder));
  if (first === -1) throw new Refusal(`no import from ${folder} to stand beside: write it there by hand: ${line}`);
  const before = lines.findLastIndex((each) => specifierOf(each).startsWith(folder) && specifierOf(each) < specifierOf(line));
  lines.splice(before === -1 ? first : before + 1, 0, line);
  return lines.join('\n');
}
