import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadBrands, type LoadOptions } from '../load-brands.ts';
import type { BrandReport } from '../brand-report.ts';
import type { Problem } from '../json/problem.ts';

export const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40v40H0z"/></svg>';

/** A file's content; an object is written as JSON, `link` makes a symbolic link. */
export type Content = string | Uint8Array | object | { link: string };

/** A folder with brands in it, on the disk, that is gone when the test is over. */
export class BrandFolder implements Disposable {
  readonly root = mkdtempSync(path.join(tmpdir(), 'livery-brand-'));

  /** Writes files below `brands/`; `acme` and `acme/assets/logo.svg` for example. */
  write(files: Record<string, Content>): this {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(this.root, 'brands', name);
      mkdirSync(path.dirname(file), { recursive: true });
      // Some file systems wait for the disk when a file is cut short, and not for a new one.
      rmSync(file, { force: true });
      if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(file, content);
      else if ('link' in content && typeof content.link === 'string') symlinkSync(content.link, file);
      else writeFileSync(file, JSON.stringify(content, null, 2));
    }
    return this;
  }

  async load(options: Omit<LoadOptions, 'root'> = {}): Promise<BrandReport[]> {
    return loadBrands({ root: this.root, ...options });
  }

  /** The problems of the brand `acme`. */
  async problems(options: Omit<LoadOptions, 'root'> = {}): Promise<Problem[]> {
    const reports = await this.load({ codes: ['acme'], ...options });
    return reports[0]?.problems ?? [];
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

interface Loose {
  [key: string]: unknown;
}

/** A brand file that passes; `changes` replace keys at the top. */
export function brandFile(changes: Loose = {}): Loose {
  return { schemaVersion: 2, code: 'acme', identity: { name: 'Acme' }, theme: { seeds: { primary: '#ff6600' } }, ...changes };
}
