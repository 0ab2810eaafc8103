import { bodyLimits } from '@livery/contract/body-limits';
import type { GatewayDatabase } from '#database/schema.ts';

/** Allowed uploads by content type: maximum bytes, and the file's magic number in hexadecimal. */
export const storable = {
  'image/png': { most: bodyLimits.picture, begins: /^89504e470d0a1a0a/ },
  'image/jpeg': { most: bodyLimits.picture, begins: /^ffd8ff/ },
  'image/webp': { most: bodyLimits.picture, begins: /^52494646.{8}57454250/ },
  'application/pdf': { most: bodyLimits.picture, begins: /^255044462d/ },
  'application/zip': { most: 10_485_760, begins: /^504b0304/ },
} as const;

export type StorableType = keyof typeof storable;

export interface NewFile {
  readonly merchantId: number;
  readonly contentType: StorableType;
  readonly content: Buffer;
}

export interface StoredFile {
  readonly contentType: StorableType;
  readonly content: Buffer;
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
  readonly storedAt: Date;
}

/**
 * The port for files of members and operators. Names are random, and only rows know them. The caller decides who may
 * read a file. It is sent with its content type and `nosniff`, never as a page from a brand's own origin.
 */
export interface FileStore {
  /**
   * Stores a file in the caller's transaction, and returns its name.
   *
   * @throws AppError PAYLOAD_TOO_LARGE, INVALID_REQUEST for a file that does not match its type
   */
  readonly put: (trx: GatewayDatabase, file: NewFile, now: Date) => Promise<string>;
  readonly get: (db: GatewayDatabase, merchantId: number, name: string) => Promise<StoredFile | null>;
  readonly delete: (trx: GatewayDatabase, merchantId: number, name: string) => Promise<void>;
}

declare module '#base/platform.ts' {
  interface Platform {
    readonly files: FileStore;
  }
}
