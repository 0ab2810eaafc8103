import type { Catalogues } from '@livery/brand';

/** The portal's texts. The builder alone knows where the portal is; it is loaded late, because it carries a compiler. */
export async function readCatalogues(): Promise<Catalogues> {
  const { loadCatalogues } = await import('@livery/builder/catalogues');
  return loadCatalogues();
}
