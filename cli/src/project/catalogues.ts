import type { Catalogues } from '@livery/brand';

/** The portal's texts. Only the builder can find the portal. It is loaded late, because it contains a compiler. */
export async function readCatalogues(): Promise<Catalogues> {
  const { loadCatalogues } = await import('@livery/builder/catalogues');
  return loadCatalogues();
}
