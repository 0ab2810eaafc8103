import { cancel, confirm, intro, isCancel, note, select, text } from '@clack/prompts';
import { listBrands, listParents } from '@livery/brand';
import { currencies } from '@livery/contract/money';
import { defaultsFor, refuseCode, refuseColour, refuseName } from './answers.ts';
import type { CliError } from '../errors/cli-error.ts';
import type { BrandWishes } from './brand-files.ts';
import { defaultLook, lookNames, looks } from './looks.ts';
import { drawSwatches } from './swatches.ts';
import { readTexts } from '../project/catalogues.ts';
import { defaultLanguage } from '../services/make/new.ts';
import { hasColour, widthOf } from '../terminal/terminal.ts';

const output = process.stderr;

/** The user pressed Escape or Ctrl-C, or declined at the end. */
class GivenUp extends Error {}

function answered<Value>(value: Value): Exclude<Value, symbol> {
  if (isCancel(value)) throw new GivenUp();
  return value as Exclude<Value, symbol>;
}

/** Asks for a text until it is valid. Enter takes the default. */
async function ask(message: string, initialValue: string, refuse: (value: string) => CliError | null): Promise<string> {
  const validate = (value: string | undefined) => {
    const refusal = refuse((value ?? '').trim());
    return refusal === null ? undefined : `${refusal.report.message} ${refusal.report.hint}`;
  };
  return answered(await text({ message, initialValue, output, validate })).trim();
}

/** Prompts for everything not given by flags. `null` if the user cancels. */
export async function askBrand(
  root: string,
  given: string | undefined,
  flags: BrandWishes,
): Promise<{ code: string; wishes: BrandWishes } | null> {
  try {
    intro('A new brand', { output });
    const code = given ?? (await ask('Its code: folder, host and bundle', '', (value) => refuseCode(root, value)));
    const defaults = defaultsFor(code);
    const parent = flags.extends ?? (await askParent(root));
    const isChild = parent !== undefined;
    const name = flags.name ?? (await ask('The name that players read', defaults.name, refuseName));
    const lang = flags.lang ?? (isChild ? undefined : await askLanguage(root, await defaultLanguage(root)));
    const currency = flags.currency ?? (isChild ? undefined : await askCurrency(defaults.currency));
    const look = flags.look ?? (await askLook(code, isChild));
    const seeds = isChild && !(await wantsOwnColours(flags)) ? {} : await askColours(defaults.primary, flags);
    const wishes: BrandWishes = {
      name,
      ...seeds,
      ...(lang === undefined ? {} : { lang }),
      ...(currency === undefined ? {} : { currency }),
      ...(look === undefined ? {} : { look }),
      ...(parent === undefined ? {} : { extends: parent }),
    };
    note(summarise(code, wishes), 'In short', { output, format: (line) => line });
    if (!answered(await confirm({ message: 'Make it?', output }))) throw new GivenUp();
    return { code, wishes };
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
    cancel('Nothing is written.', { output });
    return null;
  }
}

async function askParent(root: string): Promise<string | undefined> {
  const parents = [...(await listParents(root)), ...(await listBrands(root))];
  if (parents.length === 0) return undefined;
  const options = [{ value: '', label: 'None: it stands on its own' }, ...parents.map((value) => ({ value, label: value }))];
  const parent = answered(await select({ message: 'A brand that it extends', initialValue: '', output, options, maxItems: 10 }));
  return parent === '' ? undefined : parent;
}

async function askLanguage(root: string, initialValue: string): Promise<string> {
  const options = Object.keys((await readTexts(root)).catalogues)
    .toSorted()
    .map((value) => ({ value, label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value }));
  return answered(await select({ message: 'The language at /', initialValue, output, options }));
}

/** The currencies of the reference gateway. `--currency` takes others, for other gateways. */
async function askCurrency(initialValue: string): Promise<string> {
  const options = Object.keys(currencies).map((value) => ({ value, label: value }));
  return answered(await select({ message: 'The currency of accounts', initialValue, output, options }));
}

async function askLook(code: string, isChild: boolean): Promise<BrandWishes['look']> {
  const inherited = { value: 'inherited' as const, label: 'As the brand that it extends' };
  const options = [...(isChild ? [inherited] : []), ...lookNames.map((value) => ({ value, label: value, hint: looks[value].what }))];
  const initialValue = isChild ? inherited.value : defaultLook(code);
  const look = answered(await select({ message: 'A look to begin with', initialValue, output, options }));
  return look === 'inherited' ? undefined : look;
}

/** Asks whether a brand with a parent has its own colours. A colour flag means yes. */
async function wantsOwnColours({ primary, accent }: BrandWishes): Promise<boolean> {
  if (primary !== undefined || accent !== undefined) return true;
  const message = 'Its own colours? No keeps those of the brand that it extends';
  return answered(await confirm({ message, initialValue: false, output }));
}

/** Shows the palette derived from the colours until the user accepts it. */
async function askColours(suggested: string, { primary, accent }: BrandWishes): Promise<{ primary: string; accent?: string }> {
  if (primary !== undefined) return { primary, ...(accent === undefined ? {} : { accent }) };
  for (let first = suggested, second = accent ?? ''; ;) {
    first = await ask('The colour of the main action', first, refuseColour);
    if (accent === undefined)
      second = await ask('The colour of highlights; empty is derived', second, (value) => (value === '' ? null : refuseColour(value)));
    const seeds = { primary: first, ...(second === '' ? {} : { accent: second }) };
    note(drawSwatches(seeds, hasColour(output), widthOf(output)), 'The palette and its contrast', { output, format: (line) => line });
    if (answered(await confirm({ message: 'Take these colours?', output }))) return seeds;
  }
}

function summarise(code: string, { name, lang, currency, look, primary, accent, extends: parent }: BrandWishes): string {
  const rows: [string, string | undefined][] = [
    ['code', `${code}, in brands/${code}`],
    ['name', name],
    ['extends', parent],
    ['language', lang],
    ['currency', currency],
    ['look', look],
    ['colours', [primary, accent].filter((colour) => colour !== undefined).join(' and ') || 'as the brand that it extends'],
  ];
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [`${label.padEnd(10)}${value}`])).join('\n');
}
