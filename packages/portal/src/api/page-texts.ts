import axios from 'axios';

/**
 * A brand's own texts travel inside its pages, those of a language inside the pages of that language: a switch without a
 * reload reads them from there.
 */
export async function fetchPageTexts(address: string): Promise<unknown> {
  const { data } = await axios.get<string>(address, { responseType: 'text', timeout: 10_000, transformResponse: [(text: string) => text] });
  const match = /<script[^>]*\bid="?livery-texts"?[^>]*>([\s\S]*?)<\/script>/.exec(data);
  return match?.[1] === undefined ? {} : (JSON.parse(match[1]) as unknown);
}
