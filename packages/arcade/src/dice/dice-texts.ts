import { formatNumber } from '../shell/numbers.ts';
import { fill, isPortuguese, shellTextsFor, type ShellTexts } from '../shell/shell-texts.ts';
import { edgeOf, type DiceChoice } from './dice-rules.ts';

const en = {
  ready: 'Choose your chance and roll',
  rolling: 'Rolling…',
  roll: 'Roll',
  side: 'Wins',
  over: 'Over',
  under: 'Under',
  edge: 'Number that the roll must pass',
  overEdge: 'Over {{edge}}',
  underEdge: 'Under {{edge}}',
  chance: 'Win chance',
  multiplier: 'Multiplier',
  pays: 'Pays',
  won: 'Rolled {{roll}}: you win {{amount}}',
  lost: 'Rolled {{roll}}: no win this time',
  rules: [
    'Each round rolls a number from 00.00 to 99.99. All 10,000 are equally likely.',
    'Move the handle to say over or under which number you win. The rarer, the more it pays.',
    'A win pays your stake times the multiplier: 99 divided by your win chance in percent, cut to two decimals.',
    'The multiplier that you see when you press Roll is the one that counts.',
  ],
};

export type DiceTexts = ShellTexts & typeof en;

const pt: typeof en = {
  ready: 'Escolha a sua chance e jogue',
  rolling: 'Sorteando…',
  roll: 'Jogar',
  side: 'Ganha',
  over: 'Acima',
  under: 'Abaixo',
  edge: 'Número que o sorteio tem que passar',
  overEdge: 'Acima de {{edge}}',
  underEdge: 'Abaixo de {{edge}}',
  chance: 'Chance',
  multiplier: 'Multiplicador',
  pays: 'Paga',
  won: 'Saiu {{roll}}: você ganhou {{amount}}',
  lost: 'Saiu {{roll}}: não foi desta vez',
  rules: [
    'Cada rodada sorteia um número de 00,00 a 99,99. Todos os 10.000 têm a mesma chance.',
    'Mova o marcador para dizer acima ou abaixo de que número você ganha. Quanto mais raro, mais paga.',
    'O prêmio é a sua aposta vezes o multiplicador: 99 dividido pela sua chance em porcentagem, cortado em duas casas.',
    'Vale o multiplicador que aparece quando você aperta Jogar.',
  ],
};

export function textsFor(language: string): DiceTexts {
  return { ...shellTextsFor(language), ...(isPortuguese(language) ? pt : en) };
}

/** The highest roll that loses over, or the lowest that loses under. */
export function edgeText(texts: DiceTexts, choice: DiceChoice): string {
  const edge = numberOf(choice.isOver ? edgeOf(choice) - 1 : edgeOf(choice), texts);
  return fill(choice.isOver ? texts.overEdge : texts.underEdge, { edge });
}

/** Two digits and two decimals, so that all rolls are equally wide. */
export function numberOf(roll: number, { language }: DiceTexts): string {
  return formatNumber(roll / 100, language, { minimumIntegerDigits: 2, minimumFractionDigits: 2 });
}
