import { InvalidArgumentError, type Command, type Option } from 'commander';
import { cliError } from '../errors/cli-error.ts';
import { twinOf } from './twin-of.ts';

const targets = ['all', 'changed'];

/**
 * Applies environment variables to options that the command line does not set. `LIVERY_PORT` wins over `PORT`, and brands
 * named on the command line override `LIVERY_ALL` and `LIVERY_CHANGED`. Empty variables are ignored.
 */
export function hearEnvironment(command: Command, environment: NodeJS.ProcessEnv): void {
  for (const option of command.options) {
    const key = option.attributeName();
    const source = command.getOptionValueSource(key);
    // Often an unset variable of a script. As a folder it would mean the working directory.
    if (source === 'cli' && command.getOptionValue(key) === '')
      throw cliError('MissingValue', { case: 'empty', flag: `--${option.name()}`, usage: option.flags });
    if ((source !== undefined && source !== 'default') || (targets.includes(key) && command.args.length > 0)) continue;
    const names = key === 'port' ? [twinOf(option), 'PORT'] : [twinOf(option)];
    const name = names.find((each) => (environment[each] ?? '') !== '');
    if (name !== undefined) command.setOptionValueWithSource(key, readTwin(option, name, environment[name] ?? ''), 'env');
  }
}

function readTwin(option: Option, name: string, text: string): unknown {
  const isSwitch = !option.required && !option.optional;
  if (isSwitch || (option.optional && /^(0|1|true|false)$/.test(text))) {
    if (!/^(0|1|true|false)$/.test(text)) throw cliError('BadEnvironment', { case: 'switch', name, text });
    const isOn = text === '1' || text === 'true';
    if (option.optional) return isOn ? (option.presetArg ?? true) : undefined;
    return isOn !== option.negate;
  }
  try {
    const words = option.variadic ? text.split(',') : [text];
    if (option.parseArg === undefined) return option.variadic ? words : text;
    let value: unknown;
    for (const word of words) value = option.parseArg(word, value);
    return value;
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    throw cliError('BadEnvironment', { case: 'value', name, text, why: error.message, usage: option.flags });
  }
}
