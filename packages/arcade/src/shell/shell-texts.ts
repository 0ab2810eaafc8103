import { formatNumber, sentenceFor, type Counted } from './numbers.ts';

/** The texts that all house games share. */
const en = {
  /** The language of numbers and plurals in the texts. */
  language: 'en',
  loading: 'Setting up the game…',
  noWin: 'No win this time',
  win: 'You win {{amount}}',
  returned: 'Returns {{amount}} of {{stake}}',
  checking: 'Checking your round…',
  stillChecking: 'No answer yet. Still checking; your stake counts once.',
  check: 'Check',
  notPlayed: 'Round not played, nothing staked. {{reason}}',
  balance: 'Balance',
  playMoney: 'Play money',
  stake: 'Stake',
  stakeHalf: 'Half the stake',
  stakeDouble: 'Double the stake',
  stakeMost: 'Highest stake',
  most: 'Max',
  sound: 'Sound',
  keys: 'Keys',
  space: 'Space',
  keyPlay: 'Play',
  keyStake: 'Change the stake',
  keyLeave: 'Leave the game',
  net: 'This session',
  past: 'Last results',
  howToPlay: 'How to play',
  rtpLeast:
    'Whatever you choose, over very many rounds at least {{rtp}} of all stakes is paid back. It is exact. A single session can be far above or below.',
  fairness: 'Fairness',
  close: 'Close',
  back: 'Back to the lobby',
  retry: 'Try again',
  demo: 'Demo',
  rtpTitle: 'Return to player',
  fairTitle: 'Check that a round was fair',
  fairNote:
    'The server fixed its seed before you played and shows only its SHA-256. Your seed joins in, so neither side can choose a result. Reveal the seed to check every round since the last reveal.',
  commitment: 'Commitment to the server’s seed',
  clientSeed: 'Your seed',
  clientSeedRule: '1 to 64 letters, digits or dashes',
  reveal: 'Reveal and check',
  revealed: 'Revealed seed',
  rounds: 'Rounds to check: {{count}}',
  verified: { one: 'The round is as committed.', other: 'All {{count}} rounds are as committed.' },
  refuted: 'Round {{nonce}} does not match. Keep this page and contact support.',
  seedMismatch: 'The revealed seed does not match its commitment. Contact support.',
  noRounds: 'The seed matches its commitment. You have played no round with it.',
  rotateFailed: 'The seed could not be revealed. Try again.',
  roundOpen: 'A round is not settled yet. Reveal the seed when it is.',
  errors: {
    INSUFFICIENT_BALANCE: 'Your balance does not cover this stake.',
    NOT_LOGGED_IN: 'This game session has ended. Open the game again from the lobby.',
    NOT_FOUND: 'This link to the game is no longer valid. Open it again from the lobby.',
    NETWORK: 'No connection. Try again.',
    RATE_LIMITED: 'Too many requests at once. Wait a moment.',
    LIMIT_EXCEEDED: 'This stake is outside the limits.',
    GAME_MAINTENANCE: 'The game is paused for maintenance.',
    MAINTENANCE: 'We are doing maintenance. Your balance is safe.',
    IP_BLOCKED: 'Play is not offered in your region.',
    STATE_CHANGED: 'A round is still open. Finish it first.',
    NO_LONGER_OPEN: 'Bets are closed. The next round takes them.',
    UNKNOWN: 'Something went wrong. Try again.',
  },
};

export type ShellTexts = typeof en;

const pt: ShellTexts = {
  language: 'pt',
  loading: 'Preparando o jogo…',
  noWin: 'Não foi desta vez',
  win: 'Você ganhou {{amount}}',
  returned: 'Voltam {{amount}} de {{stake}}',
  checking: 'Conferindo sua rodada…',
  stillChecking: 'Sem resposta ainda. Conferindo; a aposta vale uma só vez.',
  check: 'Conferir',
  notPlayed: 'Rodada não jogada, nada apostado. {{reason}}',
  balance: 'Saldo',
  playMoney: 'Dinheiro fictício',
  stake: 'Aposta',
  stakeHalf: 'Metade da aposta',
  stakeDouble: 'Dobrar a aposta',
  stakeMost: 'Aposta máxima',
  most: 'Máx.',
  sound: 'Som',
  keys: 'Teclas',
  space: 'Espaço',
  keyPlay: 'Jogar',
  keyStake: 'Mudar a aposta',
  keyLeave: 'Sair do jogo',
  net: 'Nesta sessão',
  past: 'Últimos resultados',
  howToPlay: 'Como jogar',
  rtpLeast:
    'Qualquer que seja a sua escolha, em um número muito grande de rodadas pelo menos {{rtp}} do total apostado é devolvido. O valor é exato. Uma única sessão pode ficar bem acima ou abaixo.',
  fairness: 'Jogo justo',
  close: 'Fechar',
  back: 'Voltar ao lobby',
  retry: 'Tentar de novo',
  demo: 'Demo',
  rtpTitle: 'Retorno ao jogador',
  fairTitle: 'Confira se a rodada foi justa',
  fairNote:
    'O servidor fixou a semente dele antes de você jogar e mostra apenas o SHA-256. A sua semente entra na conta, e assim nenhum lado escolhe o resultado. Revele a semente para conferir todas as rodadas desde a última revelação.',
  commitment: 'Compromisso com a semente do servidor',
  clientSeed: 'Sua semente',
  clientSeedRule: '1 a 64 letras, números ou hifens',
  reveal: 'Revelar e conferir',
  revealed: 'Semente revelada',
  rounds: 'Rodadas a conferir: {{count}}',
  verified: {
    one: 'A rodada confere com o compromisso.',
    other: 'Todas as {{count}} rodadas conferem com o compromisso.',
  },
  refuted: 'A rodada {{nonce}} não confere. Guarde esta página e fale com o suporte.',
  seedMismatch: 'A semente revelada não confere com o compromisso. Fale com o suporte.',
  noRounds: 'A semente confere com o compromisso. Você ainda não jogou com ela.',
  rotateFailed: 'Não foi possível revelar a semente. Tente de novo.',
  roundOpen: 'Há uma rodada em aberto. Revele a semente quando ela terminar.',
  errors: {
    INSUFFICIENT_BALANCE: 'Seu saldo não cobre esta aposta.',
    NOT_LOGGED_IN: 'Esta sessão do jogo terminou. Abra o jogo de novo pelo lobby.',
    NOT_FOUND: 'Este link do jogo não vale mais. Abra de novo pelo lobby.',
    NETWORK: 'Sem conexão. Tente de novo.',
    RATE_LIMITED: 'Muitos pedidos de uma vez. Aguarde um momento.',
    LIMIT_EXCEEDED: 'Esta aposta está fora dos limites.',
    GAME_MAINTENANCE: 'O jogo está em manutenção.',
    MAINTENANCE: 'Estamos em manutenção. Seu saldo está seguro.',
    IP_BLOCKED: 'O jogo não é oferecido na sua região.',
    STATE_CHANGED: 'Há uma rodada em aberto. Termine essa primeiro.',
    NO_LONGER_OPEN: 'As apostas estão fechadas. A próxima rodada já recebe.',
    UNKNOWN: 'Algo deu errado. Tente de novo.',
  },
};

/** English if a language has no texts here. */
export function shellTextsFor(language: string): ShellTexts {
  return isPortuguese(language) ? pt : en;
}

export function isPortuguese(language: string): boolean {
  return language.startsWith('pt');
}

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A text about a count, which it may contain. */
export function fillCount(
  sentences: Counted,
  { language }: ShellTexts,
  count: number,
  values: Record<string, string | number> = {},
): string {
  return fill(sentenceFor(sentences, count, language), { ...values, count: formatNumber(count, language) });
}

export function errorText({ errors }: ShellTexts, code: string): string {
  return Object.hasOwn(errors, code) ? errors[code as keyof typeof errors] : errors.UNKNOWN;
}
