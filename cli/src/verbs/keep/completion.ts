import { Option } from 'commander';
import { json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const completionVerb: Verb = {
  name: 'completion',
  summary: 'print a shell script that completes verbs, flags and brands',
  arguments: '[shell]',
  choices: { shell: ['bash', 'zsh', 'fish'] },
  options: [new Option('--brands', 'print the codes of the brands, for a shell’s script').hideHelp(), json],
  examples: [
    ['source <(livery completion bash)', 'in ~/.bashrc'],
    ['source <(livery completion zsh)', 'in ~/.zshrc, after compinit'],
    ['livery completion fish | source', 'in ~/.config/fish/config.fish'],
  ],
  load: async () => (await import('../../commands/keep/completion.ts')).runCompletion,
};
