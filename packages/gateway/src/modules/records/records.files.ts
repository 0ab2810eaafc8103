import { currencies, type Currency } from '@livery/contract/money';
import type { BetState, MovementType } from '@livery/contract/movements';
import type { BetRow, LossLine, Movement } from '@livery/contract/shapes';
import { csvHabit, writeCsv, type CsvCell } from '../../server/csv.ts';
import { FileAnswer } from '../../server/file-answer.ts';
import { inLanguage, type Texts } from '../../server/texts.ts';

/** Rows that are read at once: enough to keep the line busy, and little memory. */
const batch = 500;

/** Whose file it is and how it is written. */
export interface FileHabit {
  readonly language: string;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly days: { readonly from: string; readonly to: string };
}

type ReadPage<Item> = (page: { after?: string; limit: number }) => Promise<{ items: readonly Item[]; next: string | null }>;

interface Column<Item> {
  readonly head: Texts;
  readonly cell: (item: Item) => CsvCell;
}

export function betsFile(habit: FileHabit, readPage: ReadPage<BetRow>): FileAnswer {
  const { time, money } = cells(habit);
  const columns: Column<BetRow>[] = [
    { head: { en: 'Time', pt: 'Horário' }, cell: ({ at }) => time(at) },
    { head: { en: 'Bet', pt: 'Aposta nº' }, cell: ({ id }) => id },
    { head: { en: 'Game', pt: 'Jogo' }, cell: ({ game }) => game.name },
    { head: { en: 'Game type', pt: 'Tipo de jogo' }, cell: ({ game }) => game.typeName },
    { head: { en: 'State', pt: 'Situação' }, cell: ({ state }) => inLanguage(stateNames[state], habit.language) },
    { head: { en: 'Stake', pt: 'Aposta' }, cell: ({ stake }) => money(stake) },
    { head: { en: 'Payout', pt: 'Pagamento' }, cell: ({ payout }) => money(payout) },
    {
      head: { en: 'Net', pt: 'Resultado' },
      cell: ({ stake, payout, state }) => money(payout === null || state === 'void' ? null : payout - stake),
    },
  ];
  return file('bets', habit, columns, readPage);
}

export function movementsFile(habit: FileHabit, readPage: ReadPage<Movement>): FileAnswer {
  const { time, money } = cells(habit);
  const columns: Column<Movement>[] = [
    { head: { en: 'Time', pt: 'Horário' }, cell: ({ at }) => time(at) },
    { head: { en: 'Number', pt: 'Número' }, cell: ({ number }) => number },
    { head: { en: 'Type', pt: 'Tipo' }, cell: ({ type }) => inLanguage(typeNames[type], habit.language) },
    { head: { en: 'Description', pt: 'Descrição' }, cell: ({ title }) => title },
    { head: { en: 'Game', pt: 'Jogo' }, cell: ({ bet }) => bet?.game.name ?? null },
    { head: { en: 'Amount', pt: 'Valor' }, cell: ({ amount }) => money(amount) },
    { head: { en: 'Balance', pt: 'Saldo' }, cell: ({ balance }) => money(balance) },
    { head: { en: 'Reference', pt: 'Referência' }, cell: ({ reference }) => reference },
    { head: { en: 'Note', pt: 'Observação' }, cell: ({ reason }) => reason },
  ];
  return file('account', habit, columns, readPage);
}

export function lossFile(habit: FileHabit, lines: () => Promise<LossLine[]>): FileAnswer {
  const { money } = cells(habit);
  const columns: Column<LossLine>[] = [
    { head: { en: 'Day', pt: 'Dia' }, cell: ({ day }) => day },
    { head: { en: 'Game type', pt: 'Tipo de jogo' }, cell: ({ typeName }) => typeName },
    { head: { en: 'Bets', pt: 'Apostas' }, cell: ({ count }) => count },
    { head: { en: 'Staked', pt: 'Apostado' }, cell: ({ stake }) => money(stake) },
    { head: { en: 'Paid out', pt: 'Pago' }, cell: ({ payout }) => money(payout) },
    { head: { en: 'Net', pt: 'Resultado' }, cell: ({ net }) => money(net) },
  ];
  return file('personal-loss', habit, columns, async () => ({ items: await lines(), next: null }));
}

/** What states and types are called in a file; a page has its own texts. */
const stateNames: Readonly<Record<BetState, Texts>> = {
  open: { en: 'Open', pt: 'Aberta' },
  settled: { en: 'Settled', pt: 'Encerrada' },
  void: { en: 'Void', pt: 'Anulada' },
};
const typeNames: Readonly<Record<MovementType, Texts>> = {
  deposit: { en: 'Deposit', pt: 'Depósito' },
  withdrawal: { en: 'Withdrawal', pt: 'Saque' },
  transfer: { en: 'Transfer', pt: 'Transferência' },
  game: { en: 'Game', pt: 'Jogo' },
  bonus: { en: 'Bonus', pt: 'Bônus' },
  rebate: { en: 'Rebate', pt: 'Rebate' },
  adjustment: { en: 'Adjustment', pt: 'Ajuste' },
};

function file<Item>(name: string, habit: FileHabit, columns: readonly Column<Item>[], readPage: ReadPage<Item>): FileAnswer {
  const { language, days } = habit;
  const head = columns.map((column) => inLanguage(column.head, language));
  const rows = (items: readonly Item[]): CsvCell[][] => items.map((item) => columns.map(({ cell }) => cell(item)));
  return new FileAnswer({
    name: `${name}-${days.from}-${days.to}.csv`,
    type: 'text/csv; charset=utf-8',
    content: writeCsv(csvHabit(language), head, batches(readPage, rows)),
  });
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

function cells({ timeZone, currency }: FileHabit) {
  const { digits } = currencies[currency];
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return {
    /** As spreadsheets of every language read it. */
    time: (at: string): string => format.format(new Date(at)),
    money: (amount: number | null): CsvCell => (amount === null ? null : { amount, digits }),
  };
}
