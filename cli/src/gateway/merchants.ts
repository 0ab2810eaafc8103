import { loadBrands, themeOf, toThemeSpec, type BrandReport, type ResolvedBrand } from '@livery/brand';
import { currencies } from '@livery/contract/money';
import type { MerchantSeed } from '@livery/gateway';
import { readTexts } from '../project/catalogues.ts';
import { findTargets } from '../project/targets.ts';

export interface RefusedBrand {
  code: string;
  /** A clause. */
  reason: string;
}

/** The brands that a gateway serves, possibly none, and why it leaves out the others. */
export async function findMerchants(
  cwd: string,
  environment: string | undefined,
): Promise<{ root: string; brands: ResolvedBrand[]; refused: RefusedBrand[] }> {
  const { root, codes } = await findTargets(cwd, [], { all: true });
  const reports = await loadBrands({
    root,
    codes,
    ...(await readTexts(root)),
    ...(environment === undefined ? {} : { environment }),
  });
  const refused = reports.flatMap((report) => refusalOf(report) ?? []);
  const brands = reports.flatMap((report) => (report.brand === null || refusalOf(report) !== null ? [] : [report.brand]));
  return { root, brands, refused };
}

/** Says in one sentence why no brand is left. */
export function describeRefused(refused: readonly RefusedBrand[]): string {
  return `Every brand is left out: ${refused
    .slice(0, 3)
    .map(({ code, reason }) => `${code}, since ${reason}`)
    .join('; ')}.`;
}

/** Why the gateway does not answer for a brand; null if it does. Other gateways may support more currencies. */
export function refusalOf({ code, brand }: BrandReport): RefusedBrand | null {
  if (brand === null) return { code, reason: `its files have errors (see: livery check ${code})` };
  const { currency } = brand.format;
  if (Object.hasOwn(currencies, currency)) return null;
  return { code, reason: `the reference gateway keeps no ${currency}, only ${Object.keys(currencies).join(', ')}` };
}

/** The settings that the gateway gets for a brand. */
export function merchantOf(brand: ResolvedBrand): MerchantSeed {
  return {
    brand: brand.code,
    merchantCode: brand.merchantCode,
    name: brand.identity.name,
    hosts: [...brand.hosts],
    currency: brand.format.currency,
    languages: [...brand.languages.supported],
    timeZone: brand.format.timeZone,
    profile: profileOf(brand),
  };
}

function profileOf(brand: ResolvedBrand): MerchantSeed['profile'] {
  const { identity, license, customerService, features, security, compliance, format } = brand;
  const [mode = 'light'] = toThemeSpec(brand).modes;
  const { ground, surface, line, ink, inkSoft, action, onAction, band, onBand } = themeOf(brand).palettes[mode];
  return {
    identity: { legalName: identity.legalName, taxId: identity.taxId, address: identity.address, minimumAge: identity.ageMark },
    license: { number: license.number, authority: license.authority, url: license.url },
    support: { email: customerService.email, url: customerService.url },
    switchedOff: Object.entries(features).flatMap(([feature, isOn]) => (isOn ? [] : [feature])),
    security: { revealAccounts: security.revealAccounts, withdrawalHoldHours: security.withdrawalHoldHours },
    compliance: {
      jurisdiction: compliance.jurisdiction,
      raffleAuthorisation: compliance.raffleAuthorisation,
      lotteryLicence: compliance.lotteryLicence,
    },
    amounts: format.amounts,
    look: { ground, surface, line, ink, inkSoft, action, onAction, band, onBand },
  };
}
