import { currencies, type Currency } from '@livery/contract/money';
import type { RequestContext } from './context.ts';
import { csvHabit, writeCsv, type CsvCell } from '#lists/csv.ts';
import { FileAnswer } from './file-answer.ts';
import { inLanguage, type Texts } from '#base/texts.ts';

/** Rows read at once: enough to keep the connection busy, with little memory. */
const batch = 500;

/** The owner and format of a file. */
export interface FileHabit {
  readonly language: string;
  readonly currency: Currency;
  readonly timeZone: string;
  /** Undefined for all time. */
  readonly days?: { readonly from: string; readonly to: string } | undefined;
}

/** The format of the caller's file. */
export function fileHabitOf({
  merchant,
  language,
  query: { from, to },
}: Pick<RequestContext, 'merchant' | 'language'> & { readonly query: { readonly from?: string; readonly to?: string } }): FileHabit {
  const days = from === undefined || to === undefined ? undefined : { from, to };
  return { language, currency: merchant.currency, timeZone: merchant.timeZone, days };
}

export type ReadPage<Item> = (page: { after?: string; limit: number }) => Promise<{ items: readonly Item[]; next: string | null }>;

export interface FileColumn<Item> {
  readonly head: Texts;
  readonly cell: (item: Item) => CsvCell;
}

/** A whole list as a file for spreadsheets, read page by page while it is written. */
export function tableFile<Item>(
  name: string,
  { language, days }: FileHabit,
  columns: readonly FileColumn<Item>[],
  readPage: ReadPage<Item>,
): FileAnswer {
  const head = columns.map((column) => inLanguage(column.head, language));
  const rows = (items: readonly Item[]): CsvCell[][] => items.map((item) => columns.map(({ cell }) => cell(item)));
  return new FileAnswer({
    name: `${days === undefined ? name : `${name}-${days.from}-${days.to}`}.csv`,
    type: 'text/csv; charset=utf-8',
    content: writeCsv(csvHabit(language), head, batches(readPage, rows)),
  });
}

/**
 * The pages of a file whose rows are read at once. Reading does not wait for the client, so a slow client does not keep
 * the transaction open. Sent rows cannot be taken back, so the reading transaction must not be retried.
 */
export function pagesAtOnce<Item>(read: (give: (items: readonly Item[]) => void) => Promise<void>): ReadPage<Item> {
  let pages: ReadableStreamDefaultReader<readonly Item[]> | undefined;
  return async () => {
    pages ??= new ReadableStream<readonly Item[]>({
      start: (controller) => {
        void read((items) => controller.enqueue(items)).then(
          () => controller.close(),
          (error: unknown) => controller.error(error),
        );
      },
    }).getReader();
    const { value } = await pages.read();
    return value === undefined ? { items: [], next: null } : { items: value, next: 'more' };
  };
}

async function* batches<Item>(readPage: ReadPage<Item>, rows: (items: readonly Item[]) => CsvCell[][]): AsyncGenerator<CsvCell[][]> {
  let after: string | null | undefined;
  while (after !== null) {
    const { items, next }: Awaited<ReturnType<ReadPage<Item>>> = await readPage({
      ...(after === undefined ? {} : { after }),
      limit: batch,
    });
    yield rows(items);
    after = next;
  }
}

export function cellsOf({ timeZone, currency }: FileHabit) {
  const { digits } = currencies[currency];
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return {
    /** In the format that spreadsheets of each language read. */
    time: (at: string): string => format.format(new Date(at)),
    money: (amount: number | null): CsvCell => (amount === null ? null : { amount, digits }),
  };
}
