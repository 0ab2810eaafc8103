import type { ProjectTexts } from '@livery/builder/catalogues';

/**
 * The texts of the portal and of the operator's own languages. Only the builder can find the portal. It is loaded late,
 * because it contains a compiler.
 */
export async function readTexts(root: string): Promise<ProjectTexts> {
  const { loadTexts } = await import('@livery/builder/catalogues');
  return loadTexts(root);
}
