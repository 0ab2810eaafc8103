import { button } from '../element.ts';
import type { ShellTexts } from '../shell-texts.ts';
import type { StakeStep } from './stake-steps.ts';

/** Half, double and max: the same three in every house game. */
export class StakeButtons {
  readonly half: HTMLButtonElement;
  readonly double: HTMLButtonElement;
  readonly most: HTMLButtonElement;

  constructor(texts: ShellTexts, onStep: (step: StakeStep) => void) {
    const make = (step: StakeStep, face: string, label: string): HTMLButtonElement =>
      button({ class: 'quick', 'aria-label': label, title: label }, () => onStep(step), face);
    this.half = make('half', '½', texts.stakeHalf);
    this.double = make('double', '2×', texts.stakeDouble);
    this.most = make('most', texts.most, texts.stakeMost);
  }
}
