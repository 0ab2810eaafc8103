import type { Rule } from './rule.ts';

/** A named file exists, is inside the brand's folder, and has the type that its extension says. */
export const asset: Rule = ({ assets }) => {
  const told = new Set<string>();
  return [...assets].flatMap(([pointer, { file, path, inspection }]) => {
    const shown = file.slice(0, 120);
    if (inspection.refusal !== null) {
      const mistakes = [inspection, ...inspection.others];
      return mistakes.map(({ refusal, hint, place }) => {
        const at = place === null ? '' : `:${place.line}:${place.column}`;
        return { rule: 'asset', pointer, message: `${shown}${at} ${refusal}.`, hint };
      });
    }
    if (inspection.leftOut.length === 0 || told.has(file)) return [];
    told.add(file);
    return [
      {
        rule: 'asset',
        pointer,
        severity: 'warning',
        message: `The bundle leaves out what an editor put into ${shown}: ${listed(inspection.leftOut)}.`,
        hint: 'To end this warning, take it out of the file too: livery check --fix.',
        fix: { title: `without ${listed(inspection.leftOut)}`, drawing: path },
      },
    ];
  });
};

const mostNames = 6;

function listed(names: readonly string[]): string {
  const rest = names.length - mostNames;
  return [...names.slice(0, mostNames), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
