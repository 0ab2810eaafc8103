import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file, streamed or complete. */
export class FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly content: AsyncIterable<string> | Iterable<Buffer>;

  constructor({ name, type, content }: { name: string; type: string; content: FileAnswer['content'] }) {
    this.name = name;
    this.type = type;
    this.content = content;
  }
}

/** Respects the caller's pace, stops when the caller leaves, and breaks the connection on a late failure. */
export function sendFile(reply: FastifyReply, { name, type, content }: FileAnswer): FastifyReply {
  return reply
    .header('Content-Type', type)
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(Readable.from(content, { objectMode: false }));
}
