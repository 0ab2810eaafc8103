import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { assetsOf, fromPointer, type ResolvedBrand } from '@livery/brand';
import { coloursOf, valuesOf } from '../../project/brand-values.ts';
import { cliError } from '../../errors/cli-error.ts';
import { brandsBroken } from '../../project/one-brand.ts';
import { checkBrands } from '../make/check.ts';

export interface DiffOptions {
  environment?: string;
}

/** A value that differs between two brands; undefined if one has none. */
export interface Difference {
  pointer: string;
  before: unknown;
  after: unknown;
}

/** Each mode's palette and each language's texts are separate parts. */
export interface DiffPart {
  title: string;
  differences: Difference[];
}

interface ComparedValues {
  /** In the order of a brand file. */
  parts: DiffPart[];
  /** The number of equal values. */
  same: number;
}

export interface BrandDiff extends ComparedValues {
  root: string;
  brands: [string, string];
}

/** Compares two resolved brands, not the text of their files. Throws `CliError` if one of them has errors. */
export async function diffBrands(cwd: string, codes: readonly [string, string], options: DiffOptions): Promise<BrandDiff> {
  const { root, reports } = await checkBrands(cwd, [...codes], options);
  const [before, after] = codes.map((code) => {
    const report = reports.find((each) => each.code === code);
    if (report === undefined) throw cliError('OneBrand', { case: 'pair', code });
    if (report.brand !== null) return report.brand;
    throw brandsBroken(root, [report], 'compare');
  });
  if (before === undefined || after === undefined) throw new TypeError('Two brands are compared.');
  return { root, brands: [before.code, after.code], ...(await compareValues(before, after)) };
}

export async function compareValues(before: ResolvedBrand, after: ResolvedBrand): Promise<ComparedValues> {
  const [one, other] = [await comparedValues(before), await comparedValues(after)];
  const pointers = [...new Set([...one.keys(), ...other.keys()])];
  const differences = pointers
    .filter((pointer) => one.get(pointer)?.compared !== other.get(pointer)?.compared)
    .map((pointer) => ({ pointer, before: one.get(pointer)?.value, after: other.get(pointer)?.value }));
  return {
    parts: [...Map.groupBy(differences, ({ pointer }) => partOf(pointer))].map(([title, rows]) => ({ title, differences: rows })),
    same: pointers.length - differences.length,
  };
}

/** Files are compared by content, whatever their names and folders. */
async function comparedValues(brand: ResolvedBrand): Promise<Map<string, { value: unknown; compared: string }>> {
  const values = new Map(
    [...valuesOf(brand), ...coloursOf(brand)].map(([pointer, value]) => [pointer, { value, compared: JSON.stringify(value) }]),
  );
  values.delete('/schemaVersion');
  for (const [pointer, file] of assetsOf(brand)) {
    const content = await readFile(file);
    const hash = createHash('sha256').update(content).digest('hex');
    const value = `${path.basename(file)}, ${(content.length / 1000).toFixed(1)} kB, ${hash.slice(0, 8)}`;
    values.set(pointer, { value, compared: hash });
  }
  return values;
}

const identity = ['code', 'merchantCode', 'hosts', 'identity'];

function partOf(pointer: string): string {
  const [first = '', second = '', third = ''] = fromPointer(pointer);
  if (identity.includes(first)) return 'Identity';
  if (first === 'texts') return `Texts, ${second}`;
  if (first === 'theme' && second === 'colours') return `Palette, ${third.replaceAll('-', ' ')}`;
  return first.charAt(0).toUpperCase() + first.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The pointer without its part, in readable form. */
export function nameInPart(pointer: string): string {
  const segments = fromPointer(pointer);
  if (segments[0] === 'texts') return segments.slice(2).join('.');
  if (segments[1] === 'colours') return segments.slice(3).join('.');
  return segments.length > 1 ? segments.slice(1).join('.') : (segments[0] ?? '');
}
