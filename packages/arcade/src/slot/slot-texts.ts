import { isPortuguese, shellTextsFor, type ShellTexts } from '../shell/shell-texts.ts';

const en = {
  ready: 'Place your stake and spin',
  spinning: 'Good luck!',
  freeSpinsWon: '{{count}} free spins, wins ×{{multiplier}}',
  freeSpin: 'Free spin {{current}} of {{count}}: {{amount}} so far',
  total: 'Free spins paid {{amount}}',
  lastWin: 'Last win',
  spin: 'Spin',
  stakeDown: 'Lower stake',
  stakeUp: 'Raise stake',
  paytable: 'Paytable',
  paysTitle: 'What each symbol pays',
  paysNote: 'Amounts are for your stake of {{stake}}. A run counts from the left reel on a line; only the longest counts.',
  wildNote: 'Stands in for any symbol except the star.',
  scatterNote: '{{trigger}} or more anywhere open {{freeSpins}} free spins with every win ×{{multiplier}}.',
  linesTitle: '{{count}} lines',
  rtpNote:
    'Over very many rounds this game pays back {{rtp}} of all stakes. It is exact for its reels. A single session can be far above or below.',
};

export type SlotTexts = typeof en & ShellTexts;

const pt: typeof en = {
  ready: 'Escolha a aposta e gire',
  spinning: 'Boa sorte!',
  freeSpinsWon: '{{count}} giros grátis, prêmios ×{{multiplier}}',
  freeSpin: 'Giro grátis {{current}} de {{count}}: {{amount}} até agora',
  total: 'Os giros grátis pagaram {{amount}}',
  lastWin: 'Último prêmio',
  spin: 'Girar',
  stakeDown: 'Diminuir aposta',
  stakeUp: 'Aumentar aposta',
  paytable: 'Tabela de prêmios',
  paysTitle: 'Quanto paga cada símbolo',
  paysNote: 'Valores para a sua aposta de {{stake}}. A sequência conta a partir do rolo da esquerda, em cada linha; vale só a maior.',
  wildNote: 'Substitui qualquer símbolo, menos a estrela.',
  scatterNote: '{{trigger}} ou mais em qualquer lugar dão {{freeSpins}} giros grátis com prêmios ×{{multiplier}}.',
  linesTitle: '{{count}} linhas',
  rtpNote:
    'Em um número muito grande de rodadas, este jogo devolve {{rtp}} do total apostado. O valor é exato para estes rolos. Uma única sessão pode ficar bem acima ou abaixo.',
};

export function textsFor(language: string): SlotTexts {
  return { ...shellTextsFor(language), ...(isPortuguese(language) ? pt : en) };
}
