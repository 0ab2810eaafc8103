import { liveTextsFor, type LiveTexts } from '../live-table/live-texts.ts';
import { fill, isPortuguese, shellTextsFor, type ShellTexts } from '../shell/shell-texts.ts';
import { colourOf, spots } from './roulette-rules.ts';

const en = {
  ready: 'Lay chips on the table, then place your bets',
  place: 'Place bets',
  placeNext: 'Place in the next round',
  waiting: 'In the next round',
  tapToCancel: 'Tap to cancel',
  placing: 'Placing…',
  takeBack: 'Take back',
  layFirst: 'Lay chips first',
  closesIn: 'Bets close in {{seconds}} s',
  opensIn: 'Bets open in {{seconds}} s',
  running: 'No more bets',
  placed: '{{amount}} on this round',
  queued: 'Your chips go in when bets open',
  won: '{{number}} {{colour}}: you win {{amount}}',
  back: '{{number}} {{colour}}: returns {{amount}} of {{stake}}',
  lost: '{{number}} {{colour}}: no win this time',
  tooMuch: 'A round takes {{amount}} of you at most.',
  table: 'Table. Arrows move, Enter lays a chip, Delete takes one away',
  chips: 'Chip',
  undo: 'Undo',
  clear: 'Clear',
  repeat: 'Repeat',
  lines: 'Splits and corners',
  shares: {
    one: 'Last number: red {{red}}, black {{black}}, zero {{zero}}',
    other: 'Of the last {{count}}: red {{red}}, black {{black}}, zero {{zero}}',
  },
  colours: { red: 'red', black: 'black', green: 'zero' },
  laid: '{{spot}}, {{amount}}',
  spots: {
    straight: 'Number {{numbers}}',
    split: 'Split {{numbers}}',
    street: 'Street {{numbers}}',
    corner: 'Corner {{numbers}}',
    line: 'Six line {{first}} to {{last}}',
    column: 'Column of {{first}}',
    dozen: '{{first}} to {{last}}',
    red: 'Red',
    black: 'Black',
    even: 'Even',
    odd: 'Odd',
    low: '1 to 18',
    high: '19 to 36',
  },
  short: { red: 'Red', black: 'Black', even: 'Even', odd: 'Odd', low: '1–18', high: '19–36', column: '2:1' },
  rules: [
    'One wheel for all players, with the numbers 0 to 36. Each is equally likely.',
    'Choose a chip, lay it on numbers or on the fields beside them, and place your bets before they close. Until then you can take them back.',
    'A number pays 36 for 1, a split 18, a street 12, a corner 9, a six line 6, a dozen or a column 3, red, black, even, odd and the halves 2. Your stake is in it.',
    'With zero only bets that hold the zero win. Every bet on the table has the same return: 36 of 37.',
    'Bets stand when you lose the connection; what they win is paid to your balance.',
  ],
};

export type RouletteTexts = ShellTexts & LiveTexts & typeof en;

const pt: typeof en = {
  ready: 'Ponha fichas na mesa e confirme as apostas',
  place: 'Confirmar apostas',
  placeNext: 'Confirmar na próxima rodada',
  waiting: 'Na próxima rodada',
  tapToCancel: 'Toque para cancelar',
  placing: 'Confirmando…',
  takeBack: 'Cancelar aposta',
  layFirst: 'Ponha fichas primeiro',
  closesIn: 'Fecham em {{seconds}} s',
  opensIn: 'Abrem em {{seconds}} s',
  running: 'Apostas encerradas',
  placed: '{{amount}} nesta rodada',
  queued: 'Suas fichas entram quando abrir',
  won: '{{number}} {{colour}}: você ganhou {{amount}}',
  back: '{{number}} {{colour}}: voltam {{amount}} de {{stake}}',
  lost: '{{number}} {{colour}}: não foi desta vez',
  tooMuch: 'Uma rodada aceita no máximo {{amount}} de você.',
  table: 'Mesa. As setas movem, Enter põe uma ficha, Delete tira uma',
  chips: 'Ficha',
  undo: 'Desfazer',
  clear: 'Limpar',
  repeat: 'Repetir',
  lines: 'Pares e cantos',
  shares: {
    one: 'Último número: vermelho {{red}}, preto {{black}}, zero {{zero}}',
    other: 'Nas últimas {{count}}: vermelho {{red}}, preto {{black}}, zero {{zero}}',
  },
  colours: { red: 'vermelho', black: 'preto', green: 'zero' },
  laid: '{{spot}}, {{amount}}',
  spots: {
    straight: 'Número {{numbers}}',
    split: 'Dupla {{numbers}}',
    street: 'Rua {{numbers}}',
    corner: 'Canto {{numbers}}',
    line: 'Linha de {{first}} a {{last}}',
    column: 'Coluna do {{first}}',
    dozen: 'De {{first}} a {{last}}',
    red: 'Vermelho',
    black: 'Preto',
    even: 'Par',
    odd: 'Ímpar',
    low: 'De 1 a 18',
    high: 'De 19 a 36',
  },
  short: { red: 'Verm.', black: 'Preto', even: 'Par', odd: 'Ímpar', low: '1–18', high: '19–36', column: '2:1' },
  rules: [
    'Uma roleta para todos os jogadores, com os números de 0 a 36. Todos têm a mesma chance.',
    'Escolha uma ficha, ponha nos números ou nos campos ao lado e confirme antes de as apostas fecharem. Até lá você pode cancelar.',
    'Um número paga 36 por 1, uma dupla 18, uma rua 12, um canto 9, uma linha 6, uma dúzia ou coluna 3, vermelho, preto, par, ímpar e as metades 2. A aposta está incluída.',
    'Com o zero só ganham as apostas que têm o zero. Todas as apostas da mesa têm o mesmo retorno: 36 de 37.',
    'As apostas valem mesmo sem conexão; o que elas ganham vai para o seu saldo.',
  ],
};

export function textsFor(language: string): RouletteTexts {
  return { ...shellTextsFor(language), ...liveTextsFor(language), ...(isPortuguese(language) ? pt : en) };
}

export function spotName({ spots: names }: RouletteTexts, spot: number): string {
  const { kind, numbers = [] } = spots[spot] ?? { kind: 'straight' as const };
  return fill(names[kind], { numbers: numbers.join(', '), first: numbers[0] ?? 0, last: numbers.at(-1) ?? 0 });
}

export function colourName({ colours }: RouletteTexts, number: number): string {
  return colours[colourOf(number)];
}
