import type { Rule } from './rule.ts';

/** A file that is named exists, lies in the brand's folder, and is what its name says. */
export const asset: Rule = ({ assets }) =>
  [...assets].flatMap(([pointer, { file, inspection }]) =>
    inspection.refusal === null
      ? []
      : [{ rule: 'asset', pointer, message: `${file.slice(0, 120)} ${inspection.refusal}.`, hint: inspection.hint }],
  );
