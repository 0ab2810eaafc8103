/** The entry script of the site's current build, from `version.json`. Null if unknown. */
export async function readDeployedEntry(): Promise<string | null> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' });
    const { entry }: { entry?: unknown } = await answer.json();
    return typeof entry === 'string' ? entry : null;
  } catch {
    return null;
  }
}
