type Texts = Readonly<Record<string, unknown>>;

const known = new Map<string, Promise<Texts>>();

/** A file of texts of the brand's own site, fetched once. One that failed is fetched again by the next call. */
export function fetchOwnTexts(address: string): Promise<Texts> {
  const texts = known.get(address) ?? load(address);
  known.set(address, texts);
  texts.catch(() => known.delete(address));
  return texts;
}

/** Before the first tap, so without the client of the gateway. The options are those of the page's preload. */
async function load(address: string): Promise<Texts> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Texts;
}
