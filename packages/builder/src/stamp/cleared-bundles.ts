import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sha256 } from '../output/content-hash.ts';
import { processName } from '../output/process-name.ts';
import type { BrandMark } from '@livery/brand';

/** Which bundles the leak gate has found clean, so that an unchanged one is looked at again only when the marks of the fleet change. */
export interface ClearedBundles {
  has(code: string, build: string): boolean;
  add(code: string, build: string): void;
  /** Keeps them for the next build. */
  write(): void;
}

interface ClearedRecord {
  /** Hash of the marks that were looked for. */
  marks: string;
  /** Id of the last clean bundle by brand. */
  builds: Record<string, string>;
}

/** Kept beside the bundles and not in them: a site must not tell which others belong to its fleet. */
export function openCleared(file: string, marks: readonly BrandMark[]): ClearedBundles {
  const hash = sha256(JSON.stringify(marks));
  const record = readRecord(file);
  const builds = new Map(record?.marks === hash ? Object.entries(record.builds) : []);
  let isNew = false;
  return {
    has: (code, build) => builds.get(code) === build,
    add(code, build) {
      isNew ||= builds.get(code) !== build;
      builds.set(code, build);
    },
    write() {
      if (!isNew) return;
      mkdirSync(dirname(file), { recursive: true });
      const draft = `${file}.${processName}.tmp`;
      writeFileSync(draft, JSON.stringify({ marks: hash, builds: Object.fromEntries(builds) } satisfies ClearedRecord));
      renameSync(draft, file);
    },
  };
}

/** If the record is missing or broken, the bundles are checked again. */
function readRecord(file: string): ClearedRecord | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ClearedRecord;
  } catch {
    return null;
  }
}
