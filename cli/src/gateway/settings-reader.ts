import type { Lack } from '../errors/gateway-errors.ts';
import { isNearOrHttps } from './secrets.ts';

/** Takes values from what somebody wrote, and keeps what is wrong with them. */
export class SettingsReader {
  readonly problems: Lack[] = [];
  readonly #file: string;
  readonly #shape: string;

  /** `shape` says where the form of the file is told. */
  constructor(file: string, shape: string) {
    this.#file = file;
    this.#shape = shape;
  }

  lack(what: string, hint: string): void {
    this.problems.push({ what: `${this.#file}: ${what}`, hint });
  }

  parse(text: string): Record<string, unknown> {
    try {
      return this.object('/', JSON.parse(text));
    } catch {
      // The parser's own words quote the text.
      this.lack('it is not valid JSON.', this.#shape);
      return {};
    }
  }

  object(place: string, value: unknown, known?: readonly string[]): Record<string, unknown> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.lack(`${place} must be an object.`, this.#shape);
      return {};
    }
    for (const key of Object.keys(value))
      if (known?.includes(key) === false) this.lack(`${place}/${key} is not known.`, `Known keys: ${known.join(', ')}.`);
    return value as Record<string, unknown>;
  }

  /** Empty when it is none. */
  text(place: string, value: unknown): string {
    if (typeof value === 'string' && value.trim() !== '') return value;
    this.lack(`${place} ${value === undefined ? 'is missing' : 'is not a text'}.`, this.#shape);
    return '';
  }

  address(place: string, value: unknown): string {
    const text = this.text(place, value);
    if (text !== '' && !isNearOrHttps(text)) this.lack(`${place} is not an https address.`, 'An address begins with https://.');
    return text;
  }
}
