import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readBody, sendPage } from '../sandbox-page.ts';
import { Bank, type Act, type Order } from './bank.ts';
import { methodsIn } from './methods.ts';
import { listPage, minorUnits, paymentPage } from './pages.ts';
import { Postman } from './postman.ts';
import { isOurs } from './signature.ts';

export interface ProviderSettings {
  readonly port: number;
  /** The gateway's address for notices. */
  readonly gateway: string;
  readonly secret: string;
}

/**
 * A payment provider like an operator's: the gateway sends orders over HTTP and receives webhooks, and people pay on a
 * page.
 */
export function createProvider({ port, gateway, secret }: ProviderSettings): Server {
  const bank = new Bank(new Postman(gateway, secret), `http://localhost:${port}`);
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      if (!response.headersSent) response.writeHead(500).end();
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', `http://localhost:${port}`);
    const body = request.method === 'POST' ? await readBody(request) : '';
    if (request.method === 'POST' && ['/methods', '/payments'].includes(address.pathname)) {
      if (isOurs(secret, request.headers, body)) answerGateway(address.pathname, JSON.parse(body) as never, response);
      else response.writeHead(401).end();
      return;
    }
    answerPerson(address, request.method === 'POST' ? new URLSearchParams(body) : null, response);
  }

  function answerGateway(path: string, asked: Order, response: ServerResponse): void {
    if (path === '/methods') {
      sendJson(response, 200, { methods: methodsIn(asked.unit) });
      return;
    }
    const ordered = bank.order(asked);
    if (ordered === null) {
      sendJson(response, 422, {});
      return;
    }
    const { payment, expiresIn } = ordered;
    sendJson(response, 200, { providerReference: payment.id, payBy: payment.payBy, expiresIn });
  }

  function answerPerson(address: URL, form: URLSearchParams | null, response: ServerResponse): void {
    const [, id] = /^\/payments\/([0-9a-f]{16})$/.exec(address.pathname) ?? [];
    const payment = id === undefined ? undefined : bank.find(id);
    if (payment !== undefined) {
      if (form === null) {
        sendPage(response, paymentPage(payment));
        return;
      }
      const amount = minorUnits(form.get('amount') ?? '', payment.order.unit) ?? undefined;
      bank.act(payment, form.get('act') as Act, { amount, reason: (form.get('reason') ?? '').trim().slice(0, 300) });
      redirect(response, address.pathname);
    } else if (address.pathname === '/code') {
      const found = bank.findByCode(address.searchParams.get('code') ?? '');
      redirect(response, found === undefined ? '/?lost' : `/payments/${found.id}`);
    } else if (address.pathname === '/out' && form !== null) {
      bank.paysOutAtOnce = form.get('atOnce') === 'yes';
      redirect(response, '/');
    } else if (address.pathname === '/') {
      sendPage(response, listPage(bank.list(), bank.paysOutAtOnce, address.searchParams.has('lost')));
    } else {
      response.writeHead(302, { location: '/' }).end();
    }
  }
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function redirect(response: ServerResponse, path: string): void {
  response.writeHead(303, { location: path }).end();
}
