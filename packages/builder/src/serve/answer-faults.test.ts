import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerFault } from './answer-faults.ts';
import { startPreview, type PreviewServer } from './preview-server.ts';

const status = { status: 0, maintenance: false, regionRestriction: false, endTime: null, location: { ip: '127.0.0.1' } };
const success = (value: unknown): string => JSON.stringify({ success: true, value, message: null });

let answer: (response: ServerResponse) => void;
let gateway: Server;
let preview: PreviewServer;
let faults: AnswerFault[];

beforeAll(async () => {
  gateway = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  preview = await startPreview({ outputs: [], port: 0, gatewayUrl, onFault: (fault) => faults.push(fault) });
});

beforeEach(() => (faults = []));

afterAll(async () => {
  await preview.close();
  gateway.close();
});

/** A page's content. */
async function ask(path: string, send: (response: ServerResponse) => void, { method = 'GET', headers = {} } = {}): Promise<string> {
  answer = send;
  const call = request({ host: '127.0.0.1', port: preview.port, path, method, headers: { Host: 'acme.localhost', ...headers } }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return Buffer.concat(await response.toArray()).toString('utf8');
}

function sendCompressed(text: string, response: ServerResponse): void {
  response.setHeader('Content-Encoding', 'br').end(brotliCompressSync(text));
}

function sendInParts(text: string, response: ServerResponse): void {
  response.write(text.slice(0, 9), () => response.end(text.slice(9)));
}

const told = (): Promise<void> => expect.poll(() => faults.length, { timeout: 10_000 }).toBeGreaterThan(0);

describe('an answer of the gateway', () => {
  it('is reported with call, pointer and expected type if it breaks the contract, and passed on unchanged', async () => {
    const text = success({ ...status, maintenance: 'no' });
    expect(await ask('/wps/system/status?x=1', (response) => response.end(text))).toBe(text);
    await told();
    expect(faults).toEqual([{ call: 'GET /wps/system/status', pointer: '/value/maintenance', message: 'must be boolean' }]);
  });

  it.each([
    ['compressed', '/wps/captcha', sendCompressed],
    ['in two parts', '/wps/x/keys', sendInParts],
  ])('is also checked when %s', async (_how, path, send) => {
    await ask(path, (response) => send(success(5), response));
    await told();
    expect(faults).toEqual([{ call: `GET ${path}`, pointer: '/value', message: 'must be object' }]);
  });

  it('is reported once per mistake, whichever row contains it', async () => {
    const list = (...wrong: object[]) => success({ list: wrong });
    const wrongAt = (response: ServerResponse) => response.end(success({ favGameIds: [1, 'x'] }));
    await ask('/wps/relay/MCSFE_getFavoriteGames', wrongAt);
    await told();
    await ask('/wps/relay/MCSFE_getFavoriteGames', (response) => response.end(success({ favGameIds: ['x', 'y'] })));
    await ask('/wps/relay/MCSFE_getFavoriteGames', wrongAt);
    await ask('/wps/relay/MCSFE_getFavoriteGames', (response) => response.end(list({})));
    await expect.poll(() => faults.length).toBe(2);
    expect(faults.map(({ pointer }) => pointer)).toEqual(['/value/favGameIds/1', '/value']);
  });

  it.each([
    ['a page of another server', '/wps/x/human/challenge', '<html></html>', ''],
    ['nothing', '/wps/x/site/settings', '', ''],
    ['an unknown code', '/wps/x/vip', '{"success":false,"value":{"code":"OOPS"},"message":"OOPS"}', '/value/code'],
  ])('is reported when it is %s', async (_what, call, text, pointer) => {
    await ask(call, (response) => response.end(text));
    await told();
    expect(faults[0]).toMatchObject({ call: `GET ${call}`, pointer });
  });

  it('is reported if a page gets it unsealed, but not if a program asks for it unsealed', async () => {
    const plain = (response: ServerResponse) => response.end(success({ token: 'a' }));
    await ask('/wps/session/login', plain, { method: 'POST' });
    await ask('/wps/member/register', plain, { method: 'PUT', headers: { 'Sec-Fetch-Site': 'same-origin' } });
    await told();
    expect(faults.map(({ call }) => call)).toEqual(['PUT /wps/member/register']);
  });

  it('is not reported if it is correct, a file, unchanged or outside the contract', async () => {
    await ask('/wps/system/status', (response) => response.end(success(status)));
    await ask('/wps/x/records/bets/file', (response) => response.end('date,stake'));
    await ask('/wps/x/nothing', (response) => response.end('anything'));
    await ask('/art/cover/1-p.svg', (response) => response.end('<svg/>'));
    await ask('/wps/x/vip', (response) => response.writeHead(304).end());
    // Once the last fault is reported, all earlier answers have been checked.
    await ask('/wps/x/rebate', (response) => response.end('{}'));
    await told();
    expect(faults.map(({ call }) => call)).toEqual(['GET /wps/x/rebate']);
  });
});
