import type { Operator, StepName } from '@livery/contract/commission-explain';
import { sourceOf } from '@livery/contract/commission-step-source';
import { operatorWords, sourceWords, stepWords } from '@livery/contract/commission-step-words';
import stringWidth from 'fast-string-width';
import { amountOf, millionthsOf } from './commission-words.ts';
import { styled } from './terminal.ts';

interface ToldStep {
  readonly name: StepName;
  readonly unit: 'amount' | 'rate' | 'count' | 'millionths';
  readonly value: number;
  readonly by: Operator | null;
  readonly id: number | null;
  /** Indexes of the steps that it was computed from. */
  readonly of: readonly number[];
}

interface ToldExplanation {
  readonly roots: readonly number[];
  readonly steps: readonly ToldStep[];
}

interface Row {
  readonly branch: string;
  readonly label: string;
  /** How the rows below make up the value, for example `120.00 + 80.00`. Hidden on a narrow terminal. */
  readonly how: string;
  readonly value: string;
}

const between = 2;

/** An explanation as trees, one for each figure, with values in one column. Repeated steps are shown once. */
export function stepTree(
  explanation: ToldExplanation,
  { currency, width }: { readonly currency: string; readonly width: number },
): string[] {
  const { roots, steps } = explanation;
  const told = new Set<number>();
  const rows: Row[] = [];
  const add = (place: number, branch: string, below: string): void => {
    const step = steps[place];
    if (step === undefined) return;
    const isRepeated = told.has(place) && step.of.length > 0;
    told.add(place);
    const how = step.by === null ? '' : operatorWords[step.by];
    rows.push({ branch, label: labelOf(explanation, place), how: isRepeated ? 'see above' : how, value: valueOf(step, currency) });
    if (isRepeated) return;
    for (const [index, each] of step.of.entries()) {
      const isLast = index === step.of.length - 1;
      add(each, `${below}${isLast ? '└─ ' : '├─ '}`, `${below}${isLast ? '   ' : '│  '}`);
    }
  };
  const begins = roots.map((root) => {
    const first = rows.length;
    add(root, '', '');
    return first;
  });
  return linesOf(rows, width).flatMap((line, index) => (index > 0 && begins.includes(index) ? ['', line] : [line]));
}

function linesOf(rows: readonly Row[], width: number): string[] {
  const ofValues = Math.max(0, ...rows.map(({ value }) => value.length));
  const room = Math.max(10, width - ofValues - between);
  const lefts = rows.map(({ branch, label, how }) => {
    const plain = `${branch}${label}`;
    const whole = how === '' ? plain : `${plain}  ${how}`;
    if (stringWidth(whole) <= room) return { text: how === '' ? plain : `${plain}  ${styled('dim', how)}`, width: stringWidth(whole) };
    const text = cut(plain, room);
    return { text, width: stringWidth(text) };
  });
  const column = Math.max(0, ...lefts.map((left) => left.width));
  return rows.map(({ value }, index) => {
    const left = lefts[index] ?? { text: '', width: 0 };
    return `${left.text}${' '.repeat(column - left.width + between)}${value.padStart(ofValues)}`;
  });
}

function cut(text: string, room: number): string {
  return stringWidth(text) <= room ? text : `${[...text].slice(0, room - 1).join('')}…`;
}

function labelOf(explanation: ToldExplanation, place: number): string {
  const step = explanation.steps[place];
  if (step === undefined) return '';
  const source = sourceOf(explanation, place);
  return source === null ? stepWords[step.name] : `${stepWords[step.name]} (${sourceWords[source]} ${step.id})`;
}

function valueOf({ unit, value, name }: ToldStep, currency: string): string {
  switch (unit) {
    case 'amount':
      return amountOf(value, currency);
    case 'rate':
      return `${value / 10_000} %`;
    case 'count':
      return name === 'tier' && value === 0 ? 'none' : String(value);
    case 'millionths':
      return millionthsOf(value, currency);
  }
}
