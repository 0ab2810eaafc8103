import type { Deposit } from '@livery/contract/shapes';
import type { FileAnswer } from '#http/file-answer.ts';
import { cellsOf, tableFile, type FileColumn, type FileHabit, type ReadPage } from '#http/table-file.ts';
import { inLanguage, type Texts } from '#base/texts.ts';

export function depositsFile(habit: FileHabit, readPage: ReadPage<Deposit>): FileAnswer {
  const { time, money } = cellsOf(habit);
  const columns: FileColumn<Deposit>[] = [
    { head: { en: 'Opened', pt: 'Aberto em' }, cell: ({ createdAt }) => time(createdAt) },
    { head: { en: 'Number', pt: 'Número' }, cell: ({ id }) => id },
    { head: { en: 'Paid by', pt: 'Forma' }, cell: ({ kind }) => inLanguage(kindNames[kind], habit.language) },
    {
      head: { en: 'State', pt: 'Situação' },
      cell: ({ state, reason }) => inLanguage(reason === null ? stateNames[state] : refused, habit.language),
    },
    { head: { en: 'Asked', pt: 'Pedido' }, cell: ({ amount }) => money(amount) },
    { head: { en: 'Paid', pt: 'Pago' }, cell: ({ paidAmount }) => money(paidAmount) },
    { head: { en: 'Fee', pt: 'Taxa' }, cell: ({ fee, state }) => money(state === 'succeeded' ? fee : null) },
    {
      head: { en: 'Into the balance', pt: 'Entrou no saldo' },
      cell: ({ paidAmount, fee, state }) => money(state === 'succeeded' && paidAmount !== null ? paidAmount - fee : null),
    },
    { head: { en: 'Settled', pt: 'Concluído em' }, cell: ({ settledAt }) => (settledAt === null ? null : time(settledAt)) },
    { head: { en: 'Note', pt: 'Observação' }, cell: ({ reason }) => reason },
  ];
  return tableFile('deposits', habit, columns, readPage);
}

const kindNames: Readonly<Record<Deposit['kind'], Texts>> = {
  pix: { en: 'PIX', pt: 'PIX' },
  bankTransfer: { en: 'Bank transfer', pt: 'Transferência bancária' },
  debitCard: { en: 'Debit card', pt: 'Cartão de débito' },
  prepaidCard: { en: 'Prepaid card', pt: 'Cartão pré-pago' },
  creditCard: { en: 'Credit card', pt: 'Cartão de crédito' },
  eWallet: { en: 'E-wallet', pt: 'Carteira digital' },
  voucher: { en: 'Voucher', pt: 'Voucher' },
  crypto: { en: 'Crypto', pt: 'Cripto' },
  cash: { en: 'Cash', pt: 'Dinheiro' },
};

const stateNames: Readonly<Record<Deposit['state'], Texts>> = {
  created: { en: 'Preparing', pt: 'Preparando' },
  pending: { en: 'Waiting', pt: 'Aguardando' },
  succeeded: { en: 'Arrived', pt: 'Chegou' },
  failed: { en: 'Failed', pt: 'Não deu certo' },
  expired: { en: 'Expired', pt: 'Expirado' },
  review: { en: 'In review', pt: 'Em análise' },
};

/** It was paid, but not accepted. */
const refused: Texts = { en: 'Refused', pt: 'Recusado' };
