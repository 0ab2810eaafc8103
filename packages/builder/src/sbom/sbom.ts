import { cycloneDx } from './cyclonedx.ts';
import type { BundleParts, SbomTool } from './sbom-parts.ts';
import { spdx } from './spdx.ts';

export { readCorePackages } from '../core/core-packages.ts';
export { bundleParts, sbomFindings, type SbomFinding } from './sbom-parts.ts';

export type SbomStandard = 'cyclonedx' | 'spdx';

/** The list in one of the standards. `sourceDateEpoch`, in seconds, is its only time. */
export function billOfMaterials(standard: SbomStandard, parts: BundleParts, tool: SbomTool, sourceDateEpoch?: number): object {
  return standard === 'spdx' ? spdx(parts, tool, sourceDateEpoch) : cycloneDx(parts, tool, sourceDateEpoch);
}
