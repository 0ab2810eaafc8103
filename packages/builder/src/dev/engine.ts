import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevUpdate } from './browser/update.ts';

/** What brings the portal's own code to pages under edit: Vite from its sources, or a core that was compiled before. */
export interface DevEngine {
  /** Paths of the portal's scripts below the root, in import order. */
  scripts: string[];
  /** Head elements that the engine and our dev client need. */
  head(nonce: string): string;
  /** The inline script of that head, whose hash goes into the policy; empty without one. */
  preamble: string;
  /** Address of the script of the page that shows brands side by side. */
  gridScript: string;
  /** Answers requests for anything but pages and brand files. */
  serve(request: IncomingMessage, response: ServerResponse): void;
  /** Tells open pages of an edit. */
  send(update: DevUpdate): void;
  report(error: unknown): void;
  close(): Promise<void>;
}
