import { animalFight } from './animal-fight.ts';
import { asset } from './asset.ts';
import { brandCode } from './brand-code.ts';
import { budget } from './budget.ts';
import { colour } from './colour.ts';
import { contrast } from './contrast.ts';
import { font } from './font.ts';
import { format } from './format.ts';
import { httpsLink } from './https-link.ts';
import { jurisdiction } from './jurisdiction.ts';
import { language } from './language.ts';
import { mode } from './mode.ts';
import type { Rule } from './rule.ts';
import { strictTransport } from './strict-transport.ts';
import { textKey } from './text-key.ts';
import { uniqueHost, uniqueMerchantCode } from './unique.ts';

export const allRules: readonly Rule[] = [
  animalFight,
  brandCode,
  asset,
  budget,
  colour,
  contrast,
  font,
  format,
  httpsLink,
  jurisdiction,
  language,
  mode,
  strictTransport,
  textKey,
  uniqueHost,
  uniqueMerchantCode,
];
