import type { Kind, VerbModel } from './completion-model.ts';

/** Works with bash 3.2, the version of macOS. Only brand codes come from outside, because `compgen -W` would execute other text. */
export function bashScript(verbs: readonly VerbModel[]): string {
  const valued = verbs.flatMap(({ name, flags }) =>
    flags.filter(({ value }) => value !== null && !value.isOptional).map((flag) => `'${name} ${flag.name}'`),
  );
  const values = verbs.flatMap(({ name, flags }) =>
    flags.flatMap((flag) => (flag.value === null || flag.value.isOptional ? [] : [`'${name} ${flag.name}') ${reply(flag.value.kind)} ;;`])),
  );
  const flags = verbs.map(({ name, flags: own }) => `${name}) words='${own.map((flag) => flag.name).join(' ')}' ;;`);
  const places = verbs.flatMap(({ name, places: own }) =>
    own.map(({ kind, isVariadic }, index) => `'${name} '${isVariadic ? '*' : index}) ${reply(kind)} ;;`),
  );
  return `# bash completion for livery. Load it with: source <(livery completion bash)
_livery() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD - 1]}" verb='' place=0 words='' i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${COMP_WORDS[i]}" in
      -*) case "$verb \${COMP_WORDS[i]}" in ${valued.join(' | ')}) i=$((i + 1)) ;; esac ;;
      *) if [ -z "$verb" ]; then verb="\${COMP_WORDS[i]}"; else place=$((place + 1)); fi ;;
    esac
  done
  case "$verb $prev" in
${indent(values, 4)}
  esac
  if [ -n "$words" ]; then
    :
  elif [ -z "$verb" ]; then
    words='${verbs.map(({ name }) => name).join(' ')} --help --version'
  elif [[ "$cur" == -* ]]; then
    case "$verb" in
${indent(flags, 6)}
    esac
  else
    case "$verb $place" in
${indent(places, 6)}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _livery livery
`;
}

function reply(kind: Kind): string {
  switch (kind.is) {
    case 'word':
      return `words='${kind.words.join(' ')}'`;
    case 'brand':
      return `words=$("\${COMP_WORDS[0]}" completion --brands 2>/dev/null)`;
    case 'folder':
      return `compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- "$cur")); return`;
    case 'file':
      return `compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$cur")); return`;
    default:
      return 'return';
  }
}

function indent(lines: readonly string[], spaces: number): string {
  return lines.map((line) => `${' '.repeat(spaces)}${line}`).join('\n');
}
