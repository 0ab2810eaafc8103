import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestGateway } from './test-gateway.ts';

interface StreamRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON, by POST. */
  readonly body?: object;
}

export interface Listener<Message> {
  readonly status: number;
  /** A received event with the last id seen. */
  readonly messages: (Message & { readonly lastId: string })[];
  /** Everything received, unchanged. */
  readonly text: () => string;
  readonly lastId: () => string;
  readonly isOver: () => boolean;
  /** Stops reading until resumed. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Breaks the connection. */
  readonly cut: () => void;
}

/** Serves a test gateway on a port, because a stream has no end that an injected request could wait for. */
export async function serve({ app }: TestGateway): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** Listens to the server-sent events of a served gateway over a separate connection. */
export function listen<Message>({ app }: TestGateway, { path, headers, body }: StreamRequest): Promise<Listener<Message>> {
  return new Promise((resolve, reject) => {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const asked = request({
      port: (app.server.address() as AddressInfo).port,
      method: body === undefined ? 'GET' : 'POST',
      path,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': sent.length }) },
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      let whole = '';
      let rest = '';
      let lastId = '';
      let isOver = false;
      const messages: Listener<Message>['messages'] = [];
      answer.setEncoding('utf8');
      answer.on('error', () => {});
      answer.on('close', () => (isOver = true));
      answer.on('data', (chunk: string) => {
        whole += chunk;
        const parts = `${rest}${chunk}`.split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) {
          lastId = /^id: (.*)$/m.exec(part)?.[1] ?? lastId;
          const data = /^data: (.*)$/m.exec(part)?.[1];
          if (data !== undefined) messages.push({ ...(JSON.parse(data) as Message), lastId });
        }
      });
      resolve({
        status: answer.statusCode ?? 0,
        messages,
        text: () => whole,
        lastId: () => lastId,
        isOver: () => isOver,
        pause: () => void answer.pause(),
        resume: () => void answer.resume(),
        cut: () => asked.destroy(),
      });
    });
    asked.end(sent);
  });
}
