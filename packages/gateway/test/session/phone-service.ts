import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UnsecuredJWT } from 'jose';

export interface TestPhoneService {
  readonly baseUrl: string;
  /** Requests received, by number. */
  readonly sent: Map<string, number>;
  /** Answers the next call with this error. */
  refuseNext: string | null;
  readonly close: () => Promise<void>;
}

export const testApiKey = 'a-key-of-the-tests-alone';
/** The code sent to every phone. */
export const phoneCode = '246810';

/** A phone service with the two calls of Identity Toolkit. Its code is always the same. */
export async function startPhoneService(): Promise<TestPhoneService> {
  const sessions = new Map<string, string>();
  const sent = new Map<string, number>();
  const answer = async (method: string, body: Record<string, string>): Promise<object | string> => {
    if (method === 'sendVerificationCode') {
      const number = body['phoneNumber'] ?? '';
      sent.set(number, (sent.get(number) ?? 0) + 1);
      const sessionInfo = `session-${sessions.size}`;
      sessions.set(sessionInfo, number);
      return { sessionInfo };
    }
    const number = sessions.get(body['sessionInfo'] ?? '');
    if (number === undefined) return 'INVALID_SESSION_INFO';
    if (body['code'] !== phoneCode) return 'INVALID_CODE : not that one';
    const localId = `holder-of-${number}`;
    const idToken = new UnsecuredJWT({}).setIssuer('https://phones.example/tests').setSubject(localId).encode();
    return { idToken, localId, phoneNumber: number };
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const method = /:(\w+)$/.exec(request.url ?? '')?.[1] ?? '';
      const refused = service.refuseNext ?? (request.headers['x-goog-api-key'] === testApiKey ? null : 'API_KEY_INVALID');
      service.refuseNext = null;
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
      const said = refused === null ? answer(method, body) : Promise.resolve(refused);
      void said.then((value) => {
        response.statusCode = typeof value === 'string' ? 400 : 200;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(typeof value === 'string' ? { error: { code: 400, message: value } } : value));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: TestPhoneService = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    refuseNext: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
