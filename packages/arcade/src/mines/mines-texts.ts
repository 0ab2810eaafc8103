import { isPortuguese, shellTextsFor, type ShellTexts } from '../shell/shell-texts.ts';

const en = {
  ready: 'Choose how many mines lie hidden',
  starting: 'Hiding the mines…',
  start: 'Start',
  mines: 'Mines',
  fewer: 'Fewer mines',
  more: 'More mines',
  field: 'Field of 25 cells',
  hidden: 'Row {{row}}, column {{column}}: hidden',
  safe: 'Row {{row}}, column {{column}}: safe',
  mine: 'Row {{row}}, column {{column}}: mine',
  pick: 'Open a cell. {{safe}} of 25 are safe',
  next: 'Next cell',
  now: 'Now',
  opening: 'Opening…',
  cashOut: 'Cash out',
  pickForMe: 'Pick a cell for me',
  found: 'Safe! Worth {{amount}}, the next cell {{next}}',
  won: 'You cash out {{amount}} at {{multiplier}}',
  lost: 'A mine. No win this time',
  resumed: 'Your open round goes on',
  rules: [
    'You say how many of the 25 cells hide a mine. Where they lie is fixed before you open the first.',
    'Each safe cell raises what your stake is worth. Cash out whenever you like; a mine ends the round without a win.',
    'After each cell your stake is worth 0.99 divided by the chance of having come so far, cut to two decimals.',
    'A round that is worth 1,000 stakes or more, and one with no safe cell left, is paid at once.',
    'You may leave: the round waits for you on any device. After 24 hours it is cashed out for you; with no cell open, your stake comes back.',
  ],
};

export type MinesTexts = ShellTexts & typeof en;

const pt: typeof en = {
  ready: 'Escolha quantas minas ficam escondidas',
  starting: 'Escondendo as minas…',
  start: 'Começar',
  mines: 'Minas',
  fewer: 'Menos minas',
  more: 'Mais minas',
  field: 'Campo de 25 casas',
  hidden: 'Linha {{row}}, coluna {{column}}: fechada',
  safe: 'Linha {{row}}, coluna {{column}}: segura',
  mine: 'Linha {{row}}, coluna {{column}}: mina',
  pick: 'Abra uma casa. {{safe}} de 25 são seguras',
  next: 'Próxima casa',
  now: 'Agora',
  opening: 'Abrindo…',
  cashOut: 'Retirar',
  pickForMe: 'Escolher uma casa por mim',
  found: 'Segura! Vale {{amount}}, a próxima {{next}}',
  won: 'Você retirou {{amount}} em {{multiplier}}',
  lost: 'Uma mina. Não foi desta vez',
  resumed: 'A sua rodada em aberto continua',
  rules: [
    'Você diz quantas das 25 casas escondem uma mina. O lugar delas é fixado antes de você abrir a primeira.',
    'Cada casa segura aumenta o valor da sua aposta. Retire quando quiser; uma mina encerra a rodada sem prêmio.',
    'Depois de cada casa, a aposta vale 0,99 dividido pela chance de ter chegado até ali, cortado em duas casas decimais.',
    'Uma rodada que vale 1.000 apostas ou mais, ou sem casa segura restante, é paga na hora.',
    'Você pode sair: a rodada espera por você em qualquer aparelho. Depois de 24 horas ela é retirada por você; sem casa aberta, a aposta volta.',
  ],
};

export function textsFor(language: string): MinesTexts {
  return { ...shellTextsFor(language), ...(isPortuguese(language) ? pt : en) };
}
