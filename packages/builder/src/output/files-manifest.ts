export interface FileRecord {
  path: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** Why the script is in the bundle. Other files have none. */
  reason?: string;
}

/** `files.json`. Deployed sites are compared with it. */
export interface FilesManifest {
  version: 1;
  /** Marks the folder as a bundle that a later build may replace. */
  tool: 'livery';
  /** The brand's code. */
  brand: string;
  /** Hash of the files: a bundle with the same ones has the same id. */
  build: string;
  /** Hash of its inputs: core, engine, and the brand with its files. */
  inputs: string;
  core: string;
  files: FileRecord[];
  /** Scripts inside the pages, as the Content-Security-Policy names them. */
  inline: { integrity: string; reason: string }[];
}
