import { Option } from 'commander';
import { environment, json, out } from '../options.ts';
import type { Verb } from '../verb.ts';

const standard = new Option('--standard <standard>', 'the standard of the list').choices(['cyclonedx', 'spdx']).default('cyclonedx');

export const sbomVerb: Verb = {
  name: 'sbom',
  summary: 'list the packages, fonts and pictures in a bundle, with their licences',
  arguments: '[brand]',
  options: [standard, environment, out, json],
  examples: [
    ['livery sbom acme > acme.cdx.json', 'CycloneDX 1.6'],
    ['livery sbom acme --standard spdx', 'SPDX 2.3'],
  ],
  load: async () => (await import('../../commands/ship/sbom.ts')).runSbom,
};
