import type { AgreementKind } from '@livery/contract/agreements';
import type { EntryKind, Statement, StatementContract } from '@livery/contract/proofs-statement';
import { inLanguage, type Texts } from '#base/texts.ts';
import type { FileAnswer } from '#http/file-answer.ts';
import { cellsOf, tableFile, type FileHabit } from '#http/table-file.ts';

const kindNames: Readonly<Record<AgreementKind, Texts>> = {
  dividend: { en: 'Dividend', pt: 'Dividendos' },
  daily: { en: 'Daily wages', pt: 'Salário diário' },
  hourly: { en: 'Hourly salary', pt: 'Salário por hora' },
  realTime: { en: 'Real-time salary', pt: 'Salário em tempo real' },
};
const sideNames: Readonly<Record<StatementContract['side'], Texts>> = {
  downline: { en: 'Owed to the agent', pt: 'Devido ao agente' },
  upline: { en: 'Owed by the agent', pt: 'Devido pelo agente' },
};
type RowKind = EntryKind | 'opening' | 'lines' | 'adjustments' | 'closing';
const rowNames: Readonly<Record<RowKind, Texts>> = {
  opening: { en: 'Opening balance', pt: 'Saldo inicial' },
  lines: { en: 'Lines', pt: 'Lançamentos' },
  adjustments: { en: 'Adjustments', pt: 'Ajustes' },
  due: { en: 'Due', pt: 'Devido' },
  adjusted: { en: 'Adjustment for late voids', pt: 'Ajuste por anulações tardias' },
  waived: { en: 'Ended, no longer due', pt: 'Encerrado, não é mais devido' },
  paid: { en: 'Paid', pt: 'Pago' },
  closing: { en: 'Closing balance', pt: 'Saldo final' },
};

interface Row {
  readonly contract: StatementContract;
  readonly kind: RowKind;
  readonly at: string;
  readonly line: number | null;
  readonly amount: number;
}

/** From each contract's opening to its closing balance. Payments are subtracted, so that the amounts add up. */
function rowsOf({ contracts, from, before }: Statement): Row[] {
  return contracts.flatMap((contract) => {
    const sum = (kind: RowKind, at: string, amount: number): Row => ({ contract, kind, at, line: null, amount });
    const between = contract.entries?.map((entry): Row => ({
      ...entry,
      contract,
      amount: entry.kind === 'paid' ? -entry.amount : entry.amount,
    })) ?? [sum('lines', before, contract.lines), sum('adjustments', before, contract.adjustments), sum('paid', before, -contract.paid)];
    return [sum('opening', from, contract.opening), ...between, sum('closing', before, contract.closing)];
  });
}

export function statementTable(habit: FileHabit, statement: Statement): FileAnswer {
  const { money, time } = cellsOf(habit);
  const { language } = habit;
  return tableFile<Row>(
    `statement-${statement.number}`,
    habit,
    [
      { head: { en: 'Contract', pt: 'Contrato' }, cell: ({ contract }) => contract.agreement },
      { head: { en: 'Kind', pt: 'Tipo' }, cell: ({ contract }) => inLanguage(kindNames[contract.kind], language) },
      { head: { en: 'Side', pt: 'Lado' }, cell: ({ contract }) => inLanguage(sideNames[contract.side], language) },
      { head: { en: 'Time', pt: 'Horário' }, cell: ({ at }) => time(at) },
      { head: { en: 'Entry', pt: 'Lançamento' }, cell: ({ kind }) => inLanguage(rowNames[kind], language) },
      { head: { en: 'Line', pt: 'Linha' }, cell: ({ line }) => line },
      { head: { en: 'Amount', pt: 'Valor' }, cell: ({ amount }) => money(amount) },
    ],
    async () => ({ items: rowsOf(statement), next: null }),
  );
}
