import { inFile, type Rule } from './rule.ts';

/** A family that is not the device's own comes with its file, and a file with the right to use it. */
export const font: Rule = (context) =>
  (['display', 'text'] as const).flatMap((name) => {
    const { family, file, license } = context.brand.theme.fonts[name];
    const pointer = `/theme/fonts/${name}`;
    const findings = [];
    if (file === null && family !== 'system-ui') {
      findings.push({
        rule: 'font',
        pointer: inFile(context, `${pointer}/family`),
        message: `${family} has no file.`,
        hint: 'Add "file" with the WOFF2, or write "system-ui".',
      });
    }
    if (file !== null && license === null) {
      findings.push({
        rule: 'font-license',
        pointer: inFile(context, `${pointer}/file`),
        message: `${file} has no licence.`,
        hint: 'Add "license" with its SPDX name, such as OFL-1.1.',
      });
    }
    return findings;
  });
