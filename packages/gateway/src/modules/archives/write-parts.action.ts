import { currencies, type Currency } from '@livery/contract/money';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Platform } from '#base/platform.ts';
import { csvHabit, writeCsv, type CsvCell } from '#lists/csv.ts';
import { inLanguage, type Texts } from '#base/texts.ts';
import type { MemberKey } from '#base/member-key.ts';
import { batch, closeRows, fetchRows, listPictures, openRows, type Row } from './archived-data.repo.ts';
import { archiveHeads, moneyHeads, type HeadName } from '#database/archive-heads.ts';
import { Zip } from './zip.file.ts';

/** The most rows in a file. */
const longestFile = 50_000;
/** The size in bytes at which a part is full, because a store accepts only some megabytes per file. */
const fullPart = 4 * 1024 * 1024;

interface Order {
  readonly key: MemberKey;
  readonly language: string;
  readonly now: Date;
}

/** ZIP files that together contain everything stored about a member: one file per table, and each picture. */
export async function writeParts(trx: Transaction<Database>, platform: Platform, { key, language, now }: Order): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  let zip = new Zip(now);
  for await (const { name, content } of archivedFiles(trx, platform, { key, language, now })) {
    zip.add(name, content);
    if (zip.size < fullPart) continue;
    parts.push(zip.end());
    zip = new Zip(now);
  }
  if (zip.size > 0) parts.push(zip.end());
  return parts;
}

async function* archivedFiles(trx: Transaction<Database>, { files, schemaParts }: Platform, { key, language }: Order) {
  for (const dataset of schemaParts.flatMap(({ personalData }) => personalData?.archive ?? [])) {
    const { name, columns } = dataset;
    const head = columns.map((column) => inLanguage(archiveHeads[column], language));
    let number = 0;
    let isDone = false;
    await openRows(trx, dataset, key.memberId);
    while (!isDone) {
      let count = 0;
      const batches = async function* () {
        for (;;) {
          const read = await fetchRows(trx);
          count += read.length;
          isDone = read.length < batch;
          yield read.map((row) => columns.map((column) => cellOf(row, column, language)));
          if (isDone || count >= longestFile) return;
        }
      };
      const texts: string[] = [];
      for await (const text of writeCsv(csvHabit(language), head, batches())) texts.push(text);
      number += 1;
      if (count === 0) continue;
      yield { name: number === 1 ? `${name}.csv` : `${name}-${number}.csv`, content: Buffer.from(texts.join('')) };
    }
    await closeRows(trx);
  }
  for (const [index, file] of (await listPictures(trx, schemaParts, key)).entries()) {
    const stored = await files.get(trx, key.merchantId, file);
    if (stored !== null) yield { name: `pictures/${index + 1}.${stored.contentType.slice('image/'.length)}`, content: stored.content };
  }
}

function cellOf(row: Row, column: HeadName, language: string): CsvCell {
  const value = row[column];
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return moneyHeads.has(column) ? { amount: value, digits: digitsOf(row.unit) } : value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : inLanguage(value as Texts, language);
}

function digitsOf(unit: unknown): number {
  return Object.hasOwn(currencies, String(unit)) ? currencies[unit as Currency].digits : unit === 'PLAY' ? 2 : 0;
}
