import type { AgreementKind } from '@livery/contract/agreements';
import type { LineState } from '@livery/contract/commission-states';
import type { ValueOf } from '@livery/contract/shapes';
import { inLanguage, type Texts } from '#base/texts.ts';
import type { FileAnswer } from '#http/file-answer.ts';
import { cellsOf, tableFile, type FileHabit, type ReadPage } from '#http/table-file.ts';

type Line = ValueOf<'commissionLines'>['items'][number];

const kindNames: Readonly<Record<AgreementKind, Texts>> = {
  dividend: { en: 'Dividend', pt: 'Dividendos' },
  daily: { en: 'Daily wages', pt: 'Salário diário' },
  hourly: { en: 'Hourly salary', pt: 'Salário por hora' },
  realTime: { en: 'Real-time salary', pt: 'Salário em tempo real' },
};
const stateNames: Readonly<Record<LineState, Texts>> = {
  calculated: { en: 'Waiting', pt: 'Aguardando' },
  held: { en: 'Held', pt: 'Retido' },
  paid: { en: 'Paid', pt: 'Pago' },
  partPaid: { en: 'Part paid', pt: 'Pago em parte' },
  short: { en: 'Not paid yet', pt: 'Ainda não pago' },
  ended: { en: 'Ended', pt: 'Encerrado' },
};
const house: Texts = { en: 'The house', pt: 'A casa' };

export function linesFile(habit: FileHabit, readPage: ReadPage<Line>): FileAnswer {
  const { money, time } = cellsOf(habit);
  const { language } = habit;
  return tableFile<Line>(
    'commissions',
    habit,
    [
      { head: { en: 'Number', pt: 'Número' }, cell: ({ id }) => id },
      { head: { en: 'Kind', pt: 'Tipo' }, cell: ({ kind }) => inLanguage(kindNames[kind], language) },
      { head: { en: 'Agent', pt: 'Agente' }, cell: ({ downline }) => downline.account },
      { head: { en: 'Paid by', pt: 'Pago por' }, cell: ({ payer }) => payer?.account ?? inLanguage(house, language) },
      { head: { en: 'From', pt: 'De' }, cell: ({ from }) => time(from) },
      { head: { en: 'To', pt: 'Até' }, cell: ({ to }) => time(to) },
      { head: { en: 'Tier', pt: 'Faixa' }, cell: ({ tier }) => (tier === null ? null : tier + 1) },
      { head: { en: 'Counted', pt: 'Base' }, cell: ({ base }) => money(base) },
      { head: { en: 'Gross', pt: 'Bruto' }, cell: ({ gross }) => money(gross) },
      { head: { en: 'Net of downlines', pt: 'Líquido dos subagentes' }, cell: ({ net }) => money(net) },
      { head: { en: 'Due', pt: 'Devido' }, cell: ({ due }) => money(due) },
      { head: { en: 'Received', pt: 'Recebido' }, cell: ({ received }) => money(received) },
      { head: { en: 'State', pt: 'Situação' }, cell: ({ state }) => inLanguage(stateNames[state], language) },
    ],
    readPage,
  );
}
