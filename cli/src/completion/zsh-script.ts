import type { FlagModel, Kind, VerbModel } from './completion-model.ts';

/** Works when it is sourced after compinit, and as a file \`_livery\` in a folder of \`$fpath\`. */
export function zshScript(verbs: readonly VerbModel[]): string {
  const cases = verbs.map(({ name, places, flags }) => {
    const specs = [
      ...flags.map(flagSpec),
      ...places.map(({ name: place, kind, isVariadic }, index) => `'${isVariadic ? '*' : index + 1}:${place}:${action(kind)}'`),
    ];
    return `    ${name}) _arguments -S ${specs.join(' ')} ;;`;
  });
  return `#compdef livery
# zsh completion for livery. Load it with: source <(livery completion zsh)
_livery_brands() {
  local -a brands
  brands=(\${(f)"$(livery completion --brands 2>/dev/null)"})
  compadd -a brands
}
_livery() {
  local -a verbs
  verbs=(${verbs.map(({ name, summary }) => `'${name}:${escaped(summary)}'`).join(' ')})
  if ((CURRENT == 2)); then
    _describe -t verbs verb verbs
    return
  fi
  shift words
  ((CURRENT--))
  case $words[1] in
${cases.join('\n')}
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _livery "$@"
else
  compdef _livery livery
fi
`;
}

function flagSpec({ name, summary, value }: FlagModel): string {
  return value === null
    ? `'${name}[${escaped(summary)}]'`
    : `'${name}[${escaped(summary)}]:${value.isOptional ? ':' : ''}${value.name}:${action(value.kind)}'`;
}

/** For a specification inside single quotes. */
function escaped(text: string): string {
  return text.replaceAll(/[[\]:\\]/g, String.raw`\$&`).replaceAll("'", String.raw`'\''`);
}

function action(kind: Kind): string {
  switch (kind.is) {
    case 'word':
      return `(${kind.words.join(' ')})`;
    case 'brand':
      return '_livery_brands';
    case 'folder':
      return '_files -/';
    case 'file':
      return '_files';
    default:
      return ' ';
  }
}
