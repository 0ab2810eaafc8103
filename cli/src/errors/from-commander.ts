import type { CommanderError } from 'commander';
import { cliError, type CliError } from './cli-error.ts';

/** Commander's refusal in our words; null if it refused nothing. `command` is `livery`, with the verb if there is one. */
export function fromCommander({ code, message }: CommanderError, command: string): CliError | null {
  const [text = '', meant = null] = message.replace(/^error: /, '').split(/\n\((Did you mean .*)\)$/);
  const match = (pattern: RegExp): string[] => (pattern.exec(text) ?? []).slice(1);
  switch (code) {
    case 'commander.unknownCommand': {
      const [word = ''] = match(/^unknown command '([^]*)'$/);
      return cliError('UnknownVerb', { word, meant });
    }
    case 'commander.unknownOption': {
      const [word = ''] = match(/^unknown option '([^]*)'$/);
      return cliError('UnknownFlag', { command, word, meant });
    }
    case 'commander.missingArgument': {
      const [word = ''] = match(/^missing required argument '([^]*)'$/);
      return cliError('MissingArgument', { case: 'named', command, word });
    }
    case 'commander.excessArguments': {
      const [most = '', given = ''] = match(/ Expected (\d+) arguments? but got \d+: ([^]*)\.$/);
      return cliError('TooManyArguments', { command, most, given });
    }
    case 'commander.optionMissingArgument': {
      const [flag = '', value = ''] = match(/^option '(?:-\w, )?(--[\w-]+) ([^']+)' argument missing$/);
      return cliError('MissingValue', { case: 'flag', command, flag, value });
    }
    case 'commander.invalidArgument': {
      const [value = '', word = '', why = ''] = match(/^command-argument value '([^]*)' is invalid for argument '([\w-]+)'\. ?([^]*)$/);
      if (word !== '') return cliError('BadValue', { case: 'argument', command, value, word, why });
      const [flag = '', given = '', reason = ''] = match(/^option '(--[\w-]+)[^']*' argument '([^]*)' is invalid\. ?([^]*)$/);
      return cliError('BadValue', { case: 'flag', command, flag, value: given, why: reason });
    }
    default:
      return null;
  }
}
