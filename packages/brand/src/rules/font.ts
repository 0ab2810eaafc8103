import { noSubsetting, restrictedLicense } from '../assets/inspect-font.ts';
import type { RuleName } from '../json/rule-names.ts';
import type { Rule, RuleFinding } from './rule.ts';

/** Licences whose text must accompany every copy of the font. */
const needsText = /^(?:OFL|Apache|MIT|BSD|ISC|Ubuntu-font|Bitstream|GPL|LGPL|AGPL|MPL|CC-BY|LPPL|IPA|GUST)/i;

/** A font that devices do not have needs a file, and the file needs a licence. */
export const font: Rule = ({ brand, assets }) =>
  (['display', 'text'] as const).flatMap((name) => {
    const { family, file, license, licenseFile, subset } = brand.theme.fonts[name];
    const pointer = `/theme/fonts/${name}`;
    const findings: RuleFinding[] = [];
    const say = (rule: RuleName, key: string, message: string, hint: string): void => {
      findings.push({ rule, pointer: `${pointer}/${key}`, message, hint });
    };
    if (file === null) {
      if (family !== 'system-ui') say('font', 'family', `${family} has no file.`, 'Add "file" with the WOFF2, or write "system-ui".');
      return findings;
    }
    if (license === null) say('font-license', 'file', `${file} has no licence.`, 'Add "license" with its SPDX name, such as OFL-1.1.');
    else if (licenseFile === null && needsText.test(license)) {
      const hint = 'Add "licenseFile" with the text, such as assets/fonts/figtree.OFL.txt: it is shipped beside the font.';
      say('font-license', 'license', `${license} asks for its text beside every copy of ${file}.`, hint);
    }
    const inspection = assets.get(`${pointer}/file`)?.inspection;
    const embedding = inspection?.refusal === null ? (inspection.font?.embedding ?? 0) : 0;
    if ((embedding & 0x000f) === restrictedLicense && license !== null && !license.startsWith('LicenseRef-')) {
      const hint = 'Ask the foundry for a licence for the web and write "license": "LicenseRef-…", or choose another font.';
      say('font-license', 'file', `${file} says that it may not be embedded, which ${license} contradicts.`, hint);
    }
    if ((embedding & noSubsetting) !== 0 && subset) {
      const hint = 'Write "subset": false to ship the whole file, or choose another font.';
      say('font-license', 'file', `${file} says that it may not be cut down to the glyphs in use.`, hint);
    }
    return findings;
  });
