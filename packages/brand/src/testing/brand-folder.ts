import { loadBrands, type LoadOptions } from '../load-brands.ts';
import type { BrandReport } from '../brand-report.ts';
import type { Problem } from '../json/problem.ts';
import { brandFile } from './brand-file.ts';
import { ScratchFolder, type Content } from './scratch-folder.ts';

export const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40v40H0z"/></svg>';

/** A folder with brands. */
export class BrandFolder extends ScratchFolder {
  /** Writes files below `brands/`: `acme/brand.json` or `acme/assets/logo.svg`, for example. */
  writeBrands(files: Record<string, Content>): this {
    const placed = Object.entries(files).map(([name, content]) => [`brands/${name}`, content] as const);
    // Some file systems wait for the disk when a file is truncated, but not when it is new.
    for (const [name] of placed) this.remove(name);
    return this.write(Object.fromEntries(placed));
  }

  async load(options: Omit<LoadOptions, 'root'> = {}): Promise<BrandReport[]> {
    return loadBrands({ root: this.root, ...options });
  }

  /** The problems of the brand `acme`. */
  async problems(options: Omit<LoadOptions, 'root'> = {}): Promise<Problem[]> {
    const reports = await this.load({ codes: ['acme'], ...options });
    return reports[0]?.problems ?? [];
  }
}

/** The problems of the brand `acme` with changes to its file and other files below `brands/`. */
export async function problemsOf(
  changes: object,
  files: Record<string, Content> = {},
  options: Omit<LoadOptions, 'root'> = {},
): Promise<Problem[]> {
  using folder = new BrandFolder().writeBrands({ 'acme/brand.json': brandFile('acme', changes), ...files });
  // Awaited here, because the folder is deleted on return.
  return await folder.problems(options);
}

export const placeOf = ({ rule, file, line, column, pointer }: Problem): string => `${rule} ${file}:${line}:${column} ${pointer}`;
