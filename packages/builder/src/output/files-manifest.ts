export interface FileRecord {
  path: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** Why the script is there; only scripts have it. */
  reason?: string;
}

/** `files.json`: what a deployed site is compared with. */
export interface FilesManifest {
  version: 1;
  /** The mark by which a later build knows the folder as its own to replace. */
  tool: 'livery';
  /** The brand's code. */
  brand: string;
  build: string;
  core: string;
  files: FileRecord[];
  /** Scripts inside the pages, as the Content-Security-Policy names them. */
  inline: { integrity: string; reason: string }[];
}
