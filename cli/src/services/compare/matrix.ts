import { loadBrands, type Brand, type Problem } from '@livery/brand';
import { findTargets, type TargetOptions } from '../../project/targets.ts';
import { findMissing, readFlags, type FeatureName, type GatewayFlags } from '../../gateway/ceilings.ts';
import { checkProgress } from '../make/check.ts';
import { speakingGateway } from '../../gateway/gateway-url.ts';
import { ignoreProgress, type Progress } from '../../terminal/progress.ts';

export interface MatrixRequest extends TargetOptions {
  gateway?: string;
  environment?: string;
  onProgress?: Progress;
}

/** `not offered`: on in the brand, but the gateway does not serve it. */
export type FeatureState = 'on' | 'off' | 'not offered';

export interface BrandRow {
  code: string;
  features: Record<string, FeatureState>;
  layout: Record<string, string>;
  /** The gateway's flags for the brand; null without a gateway. */
  flags: GatewayFlags | null;
}

export interface Matrix {
  root: string;
  brands: BrandRow[];
  /** The origin of the gateway that limits the features, or null. */
  gateway: string | null;
  /** Features that the gateway does not serve. */
  missing: string[];
  failed: { code: string; problems: Problem[] }[];
}

/** The features and layouts of every brand, limited by the gateway if one is named. */
export async function makeMatrix(
  cwd: string,
  patterns: readonly string[],
  { gateway, environment, onProgress = ignoreProgress, ...targets }: MatrixRequest,
): Promise<Matrix> {
  const { root, codes } = await findTargets(cwd, patterns, targets);
  const gatewayUrl = await speakingGateway(gateway);
  const reports = await loadBrands({
    root,
    codes,
    onProgress: checkProgress(onProgress),
    ...(environment === undefined ? {} : { environment }),
  });
  const brands = reports.flatMap(({ brand }) => (brand === null ? [] : [brand]));
  const [first] = brands;
  const names = Object.keys(first?.features ?? {}) as FeatureName[];
  const missing = gatewayUrl === undefined || first === undefined ? [] : await findMissing(gatewayUrl, first.merchantCode, names);
  const rows: BrandRow[] = [];
  for (const [index, brand] of brands.entries()) {
    if (gatewayUrl !== undefined) onProgress(`asking for ${brand.code}`, { done: index + 1, of: brands.length });
    rows.push({
      code: brand.code,
      features: Object.fromEntries(names.map((name) => [name, stateOf(brand, name, missing)])),
      layout: { ...brand.layout },
      flags: gatewayUrl === undefined ? null : await readFlags(gatewayUrl, brand.merchantCode),
    });
  }
  const failed = reports.filter(({ brand }) => brand === null).map(({ code, problems }) => ({ code, problems }));
  return { root, brands: rows, gateway: gatewayUrl ?? null, missing, failed };
}

/** A brand can only switch features off. It cannot add what the gateway lacks. */
function stateOf(brand: Brand, name: FeatureName, missing: readonly string[]): FeatureState {
  if (!brand.features[name]) return 'off';
  return missing.includes(name) ? 'not offered' : 'on';
}

/** A table of the matrix: its columns, and a brand's cells. */
interface Part {
  title: string;
  names: string[];
  cellOf: (row: BrandRow, name: string) => string;
}

export function matrixParts({ brands }: Matrix): Part[] {
  const namesOf = (values: (row: BrandRow) => object): string[] => [...new Set(brands.flatMap((row) => Object.keys(values(row))))];
  const parts: Part[] = [
    { title: 'features', names: namesOf(({ features }) => features), cellOf: ({ features }, name) => features[name] ?? '' },
    { title: 'layout', names: namesOf(({ layout }) => layout), cellOf: ({ layout }, name) => layout[name] ?? '' },
    {
      title: 'gateway',
      names: namesOf(({ flags }) => flags ?? {}),
      cellOf: ({ flags }, name) => (flags?.[name] === undefined ? '' : flags[name] ? 'on' : 'off'),
    },
  ];
  return parts.filter(({ names }) => names.length > 0);
}
