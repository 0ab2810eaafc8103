import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { FileAnswer, sendFile } from './file-answer.ts';

it('stops writing a file once the reader is gone', async () => {
  let hasStopped: () => void = () => {};
  const stopped = new Promise<void>((resolve) => (hasStopped = resolve));
  async function* endless() {
    try {
      for (;;) {
        await wait(1);
        yield 'a line\n'.repeat(1_000);
      }
    } finally {
      hasStopped();
    }
  }
  const app = fastify();
  app.get('/file', (_request, reply) => sendFile(reply, new FileAnswer({ name: 'a.csv', type: 'text/csv', content: endless() })));
  const url = await app.listen({ port: 0 });
  const leaving = new AbortController();
  const response = await fetch(`${url}/file`, { signal: leaving.signal });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="a.csv"');
  await response.body?.getReader().read();
  leaving.abort();
  await stopped;
  const closed = once(app.server, 'close');
  await app.close();
  await closed;
});
