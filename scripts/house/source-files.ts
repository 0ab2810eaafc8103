import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps.ts';

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  path: string;
  text: string;
  imports: string[];
}

const statement =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*(?:\n[^'"\n;]*)*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** Every TypeScript file that people write, with what it imports. */
export function sourceFiles(pattern = '{packages,cli,e2e,scripts}/**/*.{ts,tsx}'): SourceFile[] {
  return globSync(pattern, { cwd: root, exclude: (name) => /node_modules|(^|\/)dist(\/|$)|generated/.test(name) })
    .filter((file) => !/\.gen\.|\.d\.ts$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return { path: file, text, imports: importsOf(text) };
    });
}

/** Specifiers of all imports, those that are made later included. */
export const importsOf = (text: string): string[] => [...text.matchAll(statement)].map(([, a, b, c]) => a ?? b ?? c ?? '');

export const isTest = (file: SourceFile): boolean => /\.(test|e2e)\.tsx?$/.test(file.path) || file.path.includes('/test/');
