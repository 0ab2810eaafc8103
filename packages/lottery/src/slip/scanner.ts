import { SlipFault, type SlipProblemCode } from './slip.ts';

/** Reads a part of a text once, from left to right, without going back. */
export class Scanner {
  readonly text: string;
  readonly end: number;
  at: number;

  constructor(text: string, at: number, end: number) {
    this.text = text;
    this.at = at;
    this.end = end;
  }

  get next(): string {
    return this.at < this.end ? (this.text[this.at] as string) : '';
  }

  get isDone(): boolean {
    return this.at >= this.end;
  }

  takeWhile(is: (character: string) => boolean): string {
    const from = this.at;
    while (this.at < this.end && is(this.text[this.at] as string)) this.at++;
    return this.text.slice(from, this.at);
  }

  skipSpace(): boolean {
    return this.takeWhile(isSpace) !== '';
  }

  /**
   * A fault from a position to the scanner's, at least one character. The last character if the text ends too early.
   */
  fault(code: SlipProblemCode, from = this.at): SlipFault {
    return new SlipFault(code, Math.min(from, this.end - 1), Math.min(Math.max(this.at, from + 1), this.end));
  }
}

export function isSpace(character: string): boolean {
  return character === ' ' || character === '\t' || character === '\r' || character === '\u00A0';
}

/** Only ASCII. Digits of other scripts are refused, not guessed. */
export function isDigit(character: string): boolean {
  return character >= '0' && character <= '9' && character.length === 1;
}

export function isLetter(character: string): boolean {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}
