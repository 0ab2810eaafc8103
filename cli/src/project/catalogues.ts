import type { Catalogues } from '@livery/brand';
import type { ProjectTexts } from '@livery/builder/catalogues';

/**
 * The texts of the portal and of the operator's own languages. Only the builder can find the portal. It is loaded late,
 * because it contains a compiler.
 */
export async function readTexts(root: string): Promise<ProjectTexts> {
  const { loadTexts } = await import('@livery/builder/catalogues');
  return loadTexts(root);
}

/** The portal's texts alone. */
export async function readEngineTexts(): Promise<Catalogues> {
  const { loadCatalogues } = await import('@livery/builder/catalogues');
  return loadCatalogues();
}
