import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevUpdate } from './browser/update.ts';

/** What brings the portal's own code to pages under edit: Vite from its sources, or a core that was compiled before. */
export interface DevEngine {
  /** Paths of the portal's scripts below the root, each after what it imports. */
  scripts: string[];
  /** What the engine and our own client need in the head. */
  head(nonce: string): string;
  /** The script that stands in that head, whose hash goes into the policy; empty when there is none. */
  preamble: string;
  /** Address of the script of the page that shows brands side by side. */
  gridScript: string;
  /** Answers what is no page and no file of a brand. */
  serve(request: IncomingMessage, response: ServerResponse): void;
  /** Tells open pages of an edit. */
  send(update: DevUpdate): void;
  report(error: unknown): void;
  close(): Promise<void>;
}
