import type { Kind, VerbModel } from './completion-model.ts';

export function fishScript(verbs: readonly VerbModel[]): string {
  const lines = verbs.flatMap(({ name, summary, places, flags }) => [
    `complete -c livery -n '__livery_at' -a ${name} -d ${quoted(summary)}`,
    ...places.flatMap(({ kind, isVariadic }, index) =>
      kind.is === 'free' ? [] : [`complete -c livery -n '__livery_at ${name} ${isVariadic ? '-ge' : '-eq'} ${index}' ${choices(kind)}`],
    ),
    ...flags.map(({ name: flag, summary: what, value }) => {
      const given = value === null || value.isOptional ? '' : ` ${value.kind.is === 'file' ? '-r' : '-x'} ${choices(value.kind)}`;
      return `complete -c livery -n '__livery_at ${name}' -l ${flag.slice(2)}${given} -d ${quoted(what)}`;
    }),
  ]);
  return `# fish completion for livery. Load it with: livery completion fish | source
function __livery_at -a verb comparison place
    set -l words (commandline -opc)
    set -l given (string match -v -- '-*' $words[2..])
    if test -z "$verb"
        return (test (count $given) -eq 0)
    end
    test "$given[1]" = "$verb"; and begin
        test -z "$place"; or test (count $given) $comparison (math $place + 1)
    end
end
complete -c livery -f
${lines.map((line) => line.trimEnd()).join('\n')}
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

function choices(kind: Kind): string {
  switch (kind.is) {
    case 'word':
      return `-a '${kind.words.join(' ')}'`;
    case 'brand':
      return `-a '(livery completion --brands 2>/dev/null)'`;
    case 'folder':
      return `-a '(__fish_complete_directories)'`;
    case 'file':
      return '-F';
    default:
      return '';
  }
}
