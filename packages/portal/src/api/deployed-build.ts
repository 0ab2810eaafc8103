/** The entry script of the build that the site serves now, by the bundle's `version.json`; null where nobody can tell. */
export async function readDeployedEntry(): Promise<string | null> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' });
    const { entry }: { entry?: unknown } = await answer.json();
    return typeof entry === 'string' ? entry : null;
  } catch {
    return null;
  }
}
