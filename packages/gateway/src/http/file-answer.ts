import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file, written while it is sent or whole. */
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

/** Asks for more only as fast as the caller takes it, and no more once the caller has gone; what fails later breaks the connection. */
export function sendFile(reply: FastifyReply, { name, type, content }: FileAnswer): FastifyReply {
  return reply
    .header('Content-Type', type)
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(Readable.from(content, { objectMode: false }));
}
