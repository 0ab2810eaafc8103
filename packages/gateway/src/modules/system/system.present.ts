import { currencies } from '@livery/contract/money';
import type { ValueOf } from '@livery/contract/shapes';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Site } from './site.rules.ts';
import type { FeatureRow, RegisterRuleRow, StatusRow } from './system.repo.ts';

export function presentStatus({ status, maintenance, region_restriction, end_time }: StatusRow, ip: string): ValueOf<'systemStatus'> {
  return { status, maintenance, regionRestriction: region_restriction, endTime: end_time?.toISOString() ?? null, location: { ip } };
}

/** The rows of the tree, three levels deep: groups, flags, and what depends on a flag. */
export function presentFeatures(rows: readonly FeatureRow[]): ValueOf<'whitelabel'>['features'] {
  const childrenOf = (parent: string | null) => rows.filter(({ parent_mod_id }) => parent_mod_id === parent);
  const node = ({ mod_id, enabled }: FeatureRow) => ({ modId: mod_id, enabled });
  return childrenOf(null).map((group) => ({
    ...node(group),
    childrenNodes: childrenOf(group.mod_id).map((flag) => ({ ...node(flag), childrenNodes: childrenOf(flag.mod_id).map(node) })),
  }));
}

export function presentRegisterRules(rows: readonly RegisterRuleRow[]): ValueOf<'registerSettings'>['fields'] {
  return Object.fromEntries(
    rows.map(({ field, enabled, required, accepted_pattern, pattern_id, min_length, max_length }) => [
      field,
      { enabled, required, acceptedPattern: accepted_pattern, patternId: pattern_id, minLength: min_length, maxLength: max_length },
    ]),
  );
}

/**
 * The domains that the operator lists and those that lead here. In a trial, also the host name that the caller used.
 */
export function presentDomains({ hosts }: Merchant, { mainDomain, domainRoute }: Site, askedBy: string | null): ValueOf<'domainRoute'> {
  const names = [...domainRoute, ...hosts, ...(askedBy === null ? [] : [askedBy])];
  return { mainDomain, domainRoute: [...new Set(names.map((name) => name.toLowerCase().replace(/:\d+$/, '')))] };
}

export function presentSite(
  { currency }: Merchant,
  site: Site,
  { maintenance, region_restriction }: StatusRow,
  { ip, hasReferral }: { readonly ip: string; readonly hasReferral: boolean },
): ValueOf<'siteSettings'> {
  return {
    ...site,
    location: { ip },
    maintenance,
    regionRestriction: region_restriction,
    currency,
    currencySymbol: currencies[currency].symbol,
    availablePromo: { REFERRAL: { enabled: hasReferral } },
  };
}
