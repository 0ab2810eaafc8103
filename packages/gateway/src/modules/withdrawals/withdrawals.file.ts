import type { WithdrawalState } from '@livery/contract/withdrawal-states';
import type { FileAnswer } from '#http/file-answer.ts';
import { cellsOf, tableFile, type FileColumn, type FileHabit, type ReadPage } from '#http/table-file.ts';
import { inLanguage, type Texts } from '#base/texts.ts';
import type { Withdrawal } from './withdrawals.present.ts';

export function withdrawalsFile(habit: FileHabit, readPage: ReadPage<Withdrawal>): FileAnswer {
  const { time, money } = cellsOf(habit);
  const columns: FileColumn<Withdrawal>[] = [
    { head: { en: 'Requested', pt: 'Pedido em' }, cell: ({ steps: [first] }) => (first === undefined ? null : time(first.at)) },
    { head: { en: 'Number', pt: 'Número' }, cell: ({ withdrawalId }) => withdrawalId },
    { head: { en: 'Account', pt: 'Conta' }, cell: ({ account }) => `${account.institution ?? 'PIX'} ${account.number}` },
    { head: { en: 'State', pt: 'Situação' }, cell: ({ state }) => inLanguage(stateNames[state], habit.language) },
    { head: { en: 'Amount', pt: 'Valor' }, cell: ({ amount }) => money(amount) },
    { head: { en: 'Fee', pt: 'Taxa' }, cell: ({ fee }) => money(fee) },
    { head: { en: 'Arrives', pt: 'Chega' }, cell: ({ arrives }) => money(arrives) },
    { head: { en: 'Received', pt: 'Recebido' }, cell: ({ received }) => money(received) },
    { head: { en: 'Refunded', pt: 'Reembolsado' }, cell: ({ refunded }) => money(refunded) },
    { head: { en: 'Note', pt: 'Observação' }, cell: ({ reason }) => reason },
  ];
  return tableFile('withdrawals', habit, columns, readPage);
}

const stateNames: Readonly<Record<WithdrawalState, Texts>> = {
  requested: { en: 'Requested', pt: 'Pedido' },
  reviewing: { en: 'Being reviewed', pt: 'Em análise' },
  approved: { en: 'Approved', pt: 'Aprovado' },
  paid: { en: 'Paid', pt: 'Pago' },
  receivedFull: { en: 'Received', pt: 'Recebido' },
  receivedPartial: { en: 'Received in part', pt: 'Recebido em parte' },
  notReceived: { en: 'Not received', pt: 'Não recebido' },
  autoReceived: { en: 'Counts as received', pt: 'Conta como recebido' },
  resolvedPaid: { en: 'Case closed', pt: 'Caso encerrado' },
  refunded: { en: 'Refunded', pt: 'Reembolsado' },
  rejected: { en: 'Refused', pt: 'Recusado' },
  cancelled: { en: 'Cancelled', pt: 'Cancelado' },
};
