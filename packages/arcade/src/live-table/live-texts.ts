import { isPortuguese } from '../shell/shell-texts.ts';

/** The texts of every game that all players play together. */
const en = {
  connecting: 'Joining the table…',
  broken: 'Connection lost. Joining again; your bets stand.',
  round: 'Round {{number}}',
  players: 'Players',
  nobody: 'No bets on this round yet',
  you: 'You',
  staked: { one: '{{count}} player bet {{amount}}', other: '{{count}} players bet {{amount}}' },
  closed: 'Bets are closed. The next round takes them.',
  takenBack: 'Bet taken back',
  interrupted: 'The round was interrupted. Your stake is back.',
  liveFairNote:
    'Before bets open, the server fixes its seed for the round and shows its SHA-256. The seeds of the first three players to bet join in, so that nobody can choose a result. When the round is over the seed is shown, and this page checks the result with it.',
  thisCommitment: 'Commitment to the seed of round {{number}}',
  lastRound: 'Round {{number}}',
  lastClientSeeds: 'Seeds of the first players',
  none: 'None',
  liveSeedRule: '1 to 64 letters, digits or dashes. Joins in when you are among the first three to bet.',
  checkedRound: 'Checked: {{result}} is what the seeds give.',
  uncheckedRound: 'You joined after its commitment was shown. The seeds give {{result}}.',
  refutedRound: 'The seeds do not give this result. Keep this page and contact support.',
  checkedAll: 'Rounds seen and checked here: {{count}}',
};

export type LiveTexts = typeof en;

const pt: LiveTexts = {
  connecting: 'Entrando na mesa…',
  broken: 'Conexão perdida. Voltando; suas apostas continuam valendo.',
  round: 'Rodada {{number}}',
  players: 'Jogadores',
  nobody: 'Ninguém apostou nesta rodada ainda',
  you: 'Você',
  staked: { one: '{{count}} apostou {{amount}}', other: '{{count}} apostaram {{amount}}' },
  closed: 'Apostas fechadas. A próxima rodada já recebe.',
  takenBack: 'Aposta cancelada',
  interrupted: 'A rodada foi interrompida. Sua aposta voltou.',
  liveFairNote:
    'Antes de abrir as apostas, o servidor fixa a semente da rodada e mostra o SHA-256. As sementes dos três primeiros a apostar entram na conta, e assim ninguém escolhe o resultado. No fim da rodada a semente é revelada, e esta página confere o resultado.',
  thisCommitment: 'Compromisso com a semente da rodada {{number}}',
  lastRound: 'Rodada {{number}}',
  lastClientSeeds: 'Sementes dos primeiros jogadores',
  none: 'Nenhuma',
  liveSeedRule: '1 a 64 letras, números ou hifens. Entra na conta se você estiver entre os três primeiros a apostar.',
  checkedRound: 'Conferido: {{result}} é o que as sementes dão.',
  uncheckedRound: 'Você entrou depois do compromisso. As sementes dão {{result}}.',
  refutedRound: 'As sementes não dão este resultado. Guarde esta página e fale com o suporte.',
  checkedAll: 'Rodadas vistas e conferidas aqui: {{count}}',
};

export function liveTextsFor(language: string): LiveTexts {
  return isPortuguese(language) ? pt : en;
}
