import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { migrateText, type MigratedText } from './migrate-text.ts';
import { readSource } from '../json/read-source.ts';

export interface MigratedFile extends MigratedText {
  /** Below `root`, with forward slashes. */
  file: string;
  /** The raw text. Empty if unreadable. */
  before: string;
}

/** Reads the brand file of a folder of `brands/` and migrates it in memory, without writing. */
export async function migrateBrandFile(root: string, folder: string): Promise<MigratedFile> {
  const file = `brands/${folder}/brand.json`;
  const { problems, source } = readSource(root, file);
  if (source.value === undefined) return { file, before: '', from: null, text: '', notes: [], problems };
  const before = await readFile(path.join(root, file), 'utf8');
  return { file, before, ...migrateText(file, before) };
}
