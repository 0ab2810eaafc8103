import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevUpdate } from './browser/update.ts';

/** Serves the portal's code during development: Vite from sources, or a compiled core. */
export interface DevEngine {
  /** Paths of the portal's scripts below the root, in import order. */
  scripts: string[];
  /** Head elements that the engine and our dev client need. */
  head(nonce: string): string;
  /** The inline script in the head, whose hash goes into the policy; may be empty. */
  preamble: string;
  /** Address of the script of the page that shows brands side by side. */
  gridScript: string;
  /** Answers requests for anything but pages and brand files. */
  serve(request: IncomingMessage, response: ServerResponse): void;
  /** Sends an edit to open pages. */
  send(update: DevUpdate): void;
  report(error: unknown): void;
  close(): Promise<void>;
}
