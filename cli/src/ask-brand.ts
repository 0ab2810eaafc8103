import { cancel, group, select, text } from '@clack/prompts';
import type { NewBrand } from './services/new.ts';

type Defaults = Required<Pick<NewBrand, 'name' | 'primary' | 'lang' | 'currency'>>;

/** Asks for what no flag said; `null` when the person gives up. */
export async function askBrand(defaults: Defaults, flags: NewBrand): Promise<Partial<Defaults> | null> {
  let isCancelled = false;
  const output = process.stderr;
  const ask = (message: string, initialValue: string) =>
    text({ message, initialValue, output, validate: (value) => (value?.trim() ? undefined : 'Write something.') });
  const answers = await group(
    {
      name: async () => flags.name ?? ask('What do players call it?', defaults.name),
      primary: async () => flags.primary ?? ask('The colour of its main action?', defaults.primary),
      lang: async () =>
        flags.lang ??
        select({
          message: 'The language it speaks first?',
          initialValue: defaults.lang,
          output,
          options: [
            { value: 'pt', label: 'Português' },
            { value: 'en', label: 'English' },
          ],
        }),
      currency: async () => flags.currency ?? ask('The currency of its accounts?', defaults.currency),
    },
    {
      onCancel: () => {
        isCancelled = true;
        cancel('Nothing is written.', { output });
      },
    },
  );
  return isCancelled ? null : answers;
}
