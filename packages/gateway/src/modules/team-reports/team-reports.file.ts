import type { BettingLine, IncomeLine, TeamMember, TeamMovement, TeamPerson, UserLossLine } from '@livery/contract/shapes';
import { memberTypes } from '@livery/contract/member-types';
import { inLanguage, type Texts } from '#base/texts.ts';
import type { FileAnswer } from '#http/file-answer.ts';
import { cellsOf, tableFile, type FileColumn, type FileHabit, type ReadPage } from '#http/table-file.ts';

const heads = {
  account: { en: 'Account', pt: 'Conta' },
  rounds: { en: 'Bets', pt: 'Apostas' },
  stake: { en: 'Turnover', pt: 'Volume apostado' },
  validStake: { en: 'Valid turnover', pt: 'Volume válido' },
  payout: { en: 'Payout', pt: 'Prêmios pagos' },
  net: { en: 'Win/loss', pt: 'Ganho/perda' },
  loss: { en: 'Loss', pt: 'Perda' },
  bonus: { en: 'Bonuses', pt: 'Bônus' },
  netLoss: { en: 'Net loss', pt: 'Perda líquida' },
  amount: { en: 'Amount', pt: 'Valor' },
} satisfies Record<string, Texts>;

const typeNames: Readonly<Record<number, Texts>> = {
  [memberTypes.agent]: { en: 'Agent', pt: 'Agente' },
  [memberTypes.subAgent]: { en: 'Sub-agent', pt: 'Subagente' },
  [memberTypes.affiliate]: { en: 'Affiliate', pt: 'Afiliado' },
  [memberTypes.subAffiliate]: { en: 'Sub-affiliate', pt: 'Subafiliado' },
};
const player: Texts = { en: 'Player', pt: 'Jogador' };

function whoColumns<Item>({ language }: FileHabit, of: (item: Item) => TeamPerson): FileColumn<Item>[] {
  return [
    { head: { en: 'Number', pt: 'Número' }, cell: (item) => of(item).id },
    { head: heads.account, cell: (item) => of(item).account },
    { head: { en: 'Type', pt: 'Tipo' }, cell: (item) => inLanguage(typeNames[of(item).type] ?? player, language) },
    { head: { en: 'Level', pt: 'Nível' }, cell: (item) => of(item).level },
  ];
}

export function bettingFile(habit: FileHabit, readPage: ReadPage<BettingLine>): FileAnswer {
  const { money } = cellsOf(habit);
  return tableFile(
    'team-betting',
    habit,
    [
      ...whoColumns<BettingLine>(habit, (line) => line),
      { head: heads.rounds, cell: ({ rounds }) => rounds },
      { head: heads.stake, cell: ({ stake }) => money(stake) },
      { head: heads.validStake, cell: ({ validStake }) => money(validStake) },
      { head: heads.payout, cell: ({ payout }) => money(payout) },
      { head: heads.net, cell: ({ net }) => money(net) },
    ],
    readPage,
  );
}

export function userLossFile(habit: FileHabit, readPage: ReadPage<UserLossLine>): FileAnswer {
  const { money } = cellsOf(habit);
  return tableFile(
    'user-loss',
    habit,
    [
      ...whoColumns<UserLossLine>(habit, (line) => line),
      { head: heads.stake, cell: ({ stake }) => money(stake) },
      { head: heads.payout, cell: ({ payout }) => money(payout) },
      { head: heads.loss, cell: ({ loss }) => money(loss) },
      { head: heads.bonus, cell: ({ bonus }) => money(bonus) },
      { head: heads.netLoss, cell: ({ net }) => money(net) },
    ],
    readPage,
  );
}

export function transactionsFile(habit: FileHabit, readPage: ReadPage<TeamMovement>): FileAnswer {
  const { time, money } = cellsOf(habit);
  return tableFile(
    'team-transactions',
    habit,
    [
      { head: { en: 'Time', pt: 'Horário' }, cell: ({ at }) => time(at) },
      ...whoColumns<TeamMovement>(habit, ({ member }) => member),
      { head: { en: 'Transaction', pt: 'Transação' }, cell: ({ number }) => number },
      { head: { en: 'Description', pt: 'Descrição' }, cell: ({ title }) => title },
      { head: heads.amount, cell: ({ amount }) => money(amount) },
    ],
    readPage,
  );
}

/** A member, or all members who have left together. */
type MembersLine = TeamMember | Pick<TeamMember, 'members' | 'own' | 'team'>;
const left: Texts = { en: 'Members who left', pt: 'Membros que saíram' };

export function membersFile(habit: FileHabit, readPage: ReadPage<MembersLine>): FileAnswer {
  const { time, money } = cellsOf(habit);
  const ofMember = ({ head, cell }: FileColumn<TeamMember>): FileColumn<MembersLine> => {
    const otherwise = head === heads.account ? inLanguage(left, habit.language) : null;
    return { head, cell: (line) => ('id' in line ? cell(line) : otherwise) };
  };
  const memberColumns: FileColumn<TeamMember>[] = [
    ...whoColumns<TeamMember>(habit, (member) => member),
    { head: { en: 'Joined', pt: 'Entrou em' }, cell: ({ joined }) => time(joined) },
    { head: { en: 'Last bet', pt: 'Última aposta' }, cell: ({ lastPlay }) => (lastPlay === null ? null : time(lastPlay)) },
  ];
  return tableFile<MembersLine>(
    'team-members',
    habit,
    [
      ...memberColumns.map(ofMember),
      { head: { en: 'Team', pt: 'Equipe' }, cell: ({ members }) => members },
      { head: { en: 'Own valid turnover', pt: 'Volume válido próprio' }, cell: ({ own }) => money(own.validStake) },
      { head: heads.validStake, cell: ({ team }) => money(team.validStake) },
      { head: heads.net, cell: ({ team }) => money(team.net) },
      { head: { en: 'Deposits', pt: 'Depósitos' }, cell: ({ team }) => money(team.deposits) },
      { head: { en: 'Withdrawals', pt: 'Saques' }, cell: ({ team }) => money(team.withdrawals) },
    ],
    readPage,
  );
}

export function incomeFile(habit: FileHabit, lines: () => Promise<IncomeLine[]>): FileAnswer {
  const { money } = cellsOf(habit);
  return tableFile<IncomeLine>(
    'my-income',
    habit,
    [
      { head: { en: 'Day', pt: 'Dia' }, cell: ({ day }) => day },
      { head: { en: 'Kind', pt: 'Tipo' }, cell: ({ title }) => title },
      { head: { en: 'Payments', pt: 'Pagamentos' }, cell: ({ count }) => count },
      { head: heads.amount, cell: ({ amount }) => money(amount) },
    ],
    async () => ({ items: await lines(), next: null }),
  );
}
