import http from 'node:http';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface Answer {
  readonly status: number;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Milliseconds. */
const timeout = 15_000;

/** One call to a gateway on this machine. By `node:http`, since `fetch` lets nobody choose a host. Throws where there was no answer. */
export function send(port: number, { method, path, headers = {}, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      method,
      path,
      timeout,
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
    };
    const request = http.request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', reject);
      response.on('close', () => reject(new Error('cut off')));
      response.on('end', () => {
        try {
          // What vendors are answered has no envelope.
          const told = JSON.parse(text) as Answer['value'] & { readonly value?: Answer['value'] };
          resolve({ status: response.statusCode ?? 0, value: told.value ?? told });
        } catch {
          reject(new Error(`no envelope: ${text.slice(0, 80)}`));
        }
      });
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', reject).end(body === undefined ? '' : JSON.stringify(body));
  });
}
