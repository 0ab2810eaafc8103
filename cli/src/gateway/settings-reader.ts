import { lackOf, type FaultValues, type Lack, type SettingFault } from '../errors/setting-faults.ts';
import { isNearOrHttps } from './secrets.ts';

/** Reads values from a settings document and collects its faults. */
export class SettingsReader {
  readonly problems: Lack[] = [];
  readonly #file: string;
  readonly #shape: string;

  /** `shape` names the manual that shows the format of the file. */
  constructor(file: string, shape: string) {
    this.#file = file;
    this.#shape = shape;
  }

  lack<Name extends SettingFault>(name: Name, values: Omit<FaultValues<Name>, 'shape'>): void {
    const { what, hint } = lackOf(name, { shape: this.#shape, ...values } as unknown as FaultValues<Name>);
    this.problems.push({ what: `${this.#file}: ${what}`, hint });
  }

  parse(text: string): Record<string, unknown> {
    try {
      return this.object('/', JSON.parse(text));
    } catch {
      // The parser's message would quote the text.
      this.lack('notJson', {});
      return {};
    }
  }

  object(place: string, value: unknown, known?: readonly string[]): Record<string, unknown> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.lack('notObject', { place });
      return {};
    }
    for (const key of Object.keys(value)) if (known?.includes(key) === false) this.lack('unknownKey', { place: `${place}/${key}`, known });
    return value as Record<string, unknown>;
  }

  /** Empty if the value is not one. */
  text(place: string, value: unknown): string {
    if (typeof value === 'string' && value.trim() !== '') return value;
    this.lack(value === undefined ? 'missing' : 'notText', { place });
    return '';
  }

  address(place: string, value: unknown): string {
    const text = this.text(place, value);
    if (text !== '' && !isNearOrHttps(text)) this.lack('notHttps', { name: place, example: 'https://acme.example' });
    return text;
  }
}
