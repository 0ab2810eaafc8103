import type { BetState, MovementSubject, MovementType } from '@livery/contract/movements';
import type { BetRow, LossLine, Movement } from '@livery/contract/shapes';
import type { FileAnswer } from '#http/file-answer.ts';
import { cellsOf, tableFile, type FileColumn, type FileHabit, type ReadPage } from '#http/table-file.ts';
import { inLanguage, type Texts } from '#base/texts.ts';

export function betsFile(habit: FileHabit, readPage: ReadPage<BetRow>): FileAnswer {
  const { time, money } = cellsOf(habit);
  const columns: FileColumn<BetRow>[] = [
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
  return tableFile('bets', habit, columns, readPage);
}

export function movementsFile(habit: FileHabit, readPage: ReadPage<Movement>): FileAnswer {
  const { time, money } = cellsOf(habit);
  const columns: FileColumn<Movement>[] = [
    { head: { en: 'Time', pt: 'Horário' }, cell: ({ at }) => time(at) },
    { head: { en: 'Number', pt: 'Número' }, cell: ({ number }) => number },
    { head: { en: 'Type', pt: 'Tipo' }, cell: ({ type }) => inLanguage(typeNames[type], habit.language) },
    { head: { en: 'Description', pt: 'Descrição' }, cell: ({ title }) => title },
    { head: { en: 'Game', pt: 'Jogo' }, cell: ({ bet }) => bet?.game.name ?? null },
    { head: { en: 'Amount', pt: 'Valor' }, cell: ({ amount }) => money(amount) },
    { head: { en: 'Balance', pt: 'Saldo' }, cell: ({ balance }) => money(balance) },
    { head: { en: 'Reference', pt: 'Referência' }, cell: ({ about }) => (about === null ? null : subjectText(about, habit.language)) },
    { head: { en: 'Note', pt: 'Observação' }, cell: ({ reason }) => reason },
  ];
  return tableFile('account', habit, columns, readPage);
}

export function lossFile(habit: FileHabit, lines: () => Promise<LossLine[]>): FileAnswer {
  const { money } = cellsOf(habit);
  const columns: FileColumn<LossLine>[] = [
    { head: { en: 'Day', pt: 'Dia' }, cell: ({ day }) => day },
    { head: { en: 'Game type', pt: 'Tipo de jogo' }, cell: ({ typeName }) => typeName },
    { head: { en: 'Bets', pt: 'Apostas' }, cell: ({ count }) => count },
    { head: { en: 'Staked', pt: 'Apostado' }, cell: ({ stake }) => money(stake) },
    { head: { en: 'Paid out', pt: 'Pago' }, cell: ({ payout }) => money(payout) },
    { head: { en: 'Net', pt: 'Resultado' }, cell: ({ net }) => money(net) },
  ];
  return tableFile('personal-loss', habit, columns, async () => ({ items: await lines(), next: null }));
}

function subjectText({ of, id, name }: NonNullable<Movement['about']>, language: string): string {
  return [inLanguage(subjectNames[of], language), name ?? id].filter((part) => part !== null).join(' ');
}

const subjectNames: Readonly<Record<MovementSubject, Texts>> = {
  deposit: { en: 'Deposit', pt: 'Depósito' },
  withdrawal: { en: 'Withdrawal', pt: 'Saque' },
  vendor: { en: 'Provider', pt: 'Provedor' },
  mission: { en: 'Mission', pt: 'Missão' },
  reward: { en: 'Reward', pt: 'Prêmio' },
  vip: { en: 'VIP level', pt: 'Nível VIP' },
  redemption: { en: 'Points mall', pt: 'Loja de pontos' },
  bonus: { en: 'Bonus', pt: 'Bônus' },
  upline: { en: 'To', pt: 'Para' },
  downline: { en: 'From', pt: 'De' },
};

/** Names of states and types in files. Pages have their own texts. */
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
  rebate: { en: 'Rebate', pt: 'Cashback' },
  commission: { en: 'Commission', pt: 'Comissão' },
  adjustment: { en: 'Adjustment', pt: 'Ajuste' },
};
