import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  path: string;
  text: string;
  imports: string[];
}

const statement =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*(?:\n[^'"\n;]*)*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** Every hand-written TypeScript file with its imports. */
export function sourceFiles(pattern = '{packages,cli,e2e,scripts}/**/*.{ts,tsx}'): SourceFile[] {
  return [...readTexts(root, pattern)]
    .filter(([file]) => !/\.gen\.|\.d\.ts$|generated/.test(file))
    .map(([file, text]) => ({ path: file, text, imports: importsOf(text) }));
}

/** The files of a checkout below its own folders, by their path from there with forward slashes, sorted. */
export function readTexts(folder: string, pattern: string): ReadonlyMap<string, string> {
  const exclude = (name: string) => /node_modules|(^|\/)dist(\/|$)/.test(name);
  const files = globSync(pattern, { cwd: folder, exclude }).map((file) => file.replaceAll('\\', '/'));
  return new Map(files.toSorted().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/** Specifiers of all imports, including dynamic ones. */
export const importsOf = (text: string): string[] => [...text.matchAll(statement)].map(([, a, b, c]) => a ?? b ?? c ?? '');

export const isTest = (file: SourceFile): boolean => /\.(test|e2e)\.tsx?$/.test(file.path) || /\/test(?:ing)?\//.test(file.path);
