import { integrityOf } from '../output/content-hash.ts';
import type { BrandMaterial } from '../material/brand-material.ts';
import { inlineHashes, type InlineParts } from '../page/page-html.ts';
import type { Header } from '../site/header.ts';
import { allowInPolicy, securityHeaders } from '../site/security-headers.ts';

export interface DevOrigins {
  /** The games' origin if the gateway is behind this server. */
  games: string[];
  /** Pages that show brands side by side. */
  grids: string[];
}

/**
 * The headers of a built page, so that a violation of its policy already fails during development. It leaves out only
 * the rules that Vite cannot meet: hashes of changing modules, https, and hashes of style sheets, which get a nonce
 * instead.
 */
export function devHeaders({ brand }: BrandMaterial, inline: InlineParts, preamble: string, nonce: string, origins: DevOrigins): Header[] {
  const { scripts, styles } = inlineHashes(inline, ['']);
  const hashes = { scripts: [...scripts, `'${integrityOf(preamble)}'`], styles: [...styles, `'nonce-${nonce}'`] };
  const left = new Set(['Integrity-Policy', 'Strict-Transport-Security', 'Cross-Origin-Opener-Policy']);
  return securityHeaders(brand, hashes, { gamesOrigins: origins.games })
    .filter(([name]) => !left.has(name))
    .map(([name, value]) => [name, name === 'Content-Security-Policy' ? allowInPolicy(value, 'frame-ancestors', origins.grids) : value]);
}
