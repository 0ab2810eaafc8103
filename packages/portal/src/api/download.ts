import type { PublicBrand } from '@livery/brand/public-brand';
import type { QueryOf } from '@livery/contract/shapes';
import type { Confirm } from './confirmed.ts';

/** The calls that return a file. */
export type FileCall =
  | 'betFile'
  | 'transactionFile'
  | 'lossFile'
  | 'depositFile'
  | 'withdrawalFile'
  | 'archiveFile'
  | 'teamMembersFile'
  | 'teamBettingFile'
  | 'teamTransactionFile'
  | 'userLossFile'
  | 'teamIncomeFile'
  | 'commissionLinesFile'
  | 'statementFile'
  | 'statementDocument';

export interface DownloadInput<Name extends FileCall> {
  query: { [Each in Name]: QueryOf<Each> }[Name];
  /** Cancels the download. The gateway then stops writing the file. */
  signal: AbortSignal;
  /** Bytes received so far. The total is not known. */
  onProgress: (bytes: number) => void;
}

/** A file to download. Throws only `ApiFailure`. */
export type Download = <Name extends FileCall>(name: Name, input: DownloadInput<Name>) => Promise<{ name: string; content: Blob }>;

export interface DownloadOptions {
  brand: Pick<PublicBrand, 'merchantCode' | 'gateway'>;
  readToken: () => string | null;
  /** Without it, files that need a confirmation are refused. */
  onConfirmationRequired?: Confirm;
}

export function makeDownload({ brand, readToken, onConfirmationRequired = async () => false }: DownloadOptions): Download {
  return async (name, { query, signal, onProgress }) => {
    // Both are in the client's chunk, which the start must do without if it does not load.
    const [{ fetchFile }, { confirmed }] = await Promise.all([import('./client.ts'), import('./confirmed.ts')]);
    const { merchantCode, gateway } = brand;
    const fetchOnce = () =>
      fetchFile(name, {
        baseUrl: gateway.baseUrl,
        merchantCode,
        token: readToken(),
        params: query,
        signal,
        onDownloadProgress: ({ loaded }) => onProgress(loaded),
      });
    return confirmed(fetchOnce, onConfirmationRequired);
  };
}
