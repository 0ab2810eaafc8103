import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleArt } from './sample-art.ts';
import { answerCall, sampleAnswers } from './sample-world.ts';

export interface SampleGateway {
  /** Its origin, for a preview server to pass calls on to. */
  url: string;
  close(): Promise<void>;
}

/** Answers the calls of a visitor from memory. `currencyOf` finds the brand by the host of the page. */
export async function startSampleGateway(currencyOf: (host: string) => string): Promise<SampleGateway> {
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const url = new URL(request.url ?? '/', 'http://gateway');
    if (url.pathname.startsWith('/art/')) {
      response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' }).end(sampleArt(url.pathname));
      return;
    }
    const { status, body } = answerCall(sampleAnswers(currencyOf(host)), request.method ?? 'GET', url);
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }).end(body);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
