import type { PublicBrand } from '@livery/brand/public-brand';
import { headers, routes } from '@livery/contract/routes';
import type { QueryOf } from '@livery/contract/shapes';
import { ApiFailure } from './api-failure.ts';
import { envelopeOf, failureOfEnvelope } from './read-envelope.ts';

/** The calls that answer a file. */
export type FileCall = 'betFile' | 'transactionFile' | 'lossFile' | 'depositFile' | 'withdrawalFile' | 'archiveFile';

const fileTypes = /^(?:text\/csv|application\/zip)/;

export interface DownloadInput<Name extends FileCall> {
  query: QueryOf<Name>;
  /** Breaks off: the gateway writes no more of the file. */
  signal: AbortSignal;
  /** Bytes that have come; how many will is not known. */
  onProgress: (bytes: number) => void;
}

/** A file as it is to be kept; throws only `ApiFailure`. */
export type Download = <Name extends FileCall>(name: Name, input: DownloadInput<Name>) => Promise<{ name: string; content: Blob }>;

export interface DownloadOptions {
  brand: Pick<PublicBrand, 'merchantCode' | 'gateway'>;
  readToken: () => string | null;
}

/** Asks with the token in its header, so that no address opens the file to whoever has it. */
export function makeDownload({ brand, readToken }: DownloadOptions): Download {
  return async (name, { query, signal, onProgress }) => {
    const token = readToken();
    const { fetchFile } = await import('./client.ts');
    const response = await fetchFile({
      baseURL: brand.gateway.baseUrl,
      url: routes[name].path,
      params: query,
      headers: { [headers.merchant]: brand.merchantCode, ...(token === null ? {} : { [headers.authorization]: `Bearer ${token}` }) },
      signal,
      onDownloadProgress: ({ loaded }) => onProgress(loaded),
    });
    const { status, data } = response;
    if (status === 200 && fileTypes.test(data.type)) return { name: fileNameOf(response.headers['content-disposition']), content: data };
    const envelope = envelopeOf(await data.text());
    if (envelope?.success === false) throw new ApiFailure(failureOfEnvelope(envelope, { response, requestId: '' }));
    throw new ApiFailure({ code: 'MALFORMED_ANSWER', status, requestId: null });
  };
}

function fileNameOf(disposition: unknown): string {
  return /filename="([\w.-]+)"/.exec(String(disposition))?.[1] ?? 'record.csv';
}
