import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import pino from 'pino';
import { networkOf } from '#base/network.ts';
import type { ReportReceiver } from './request-reports.ts';

export type LogLevel = 'silent' | 'error' | 'info';

/** Receives the lines as they are written. `process.stdout` is one. */
export interface LogStream {
  readonly write: (line: string) => void;
}

const secrets = ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.jwe', 'err.detail', 'err.where'];
const longestAgent = 160;
/** Tickets and tokens are longer, so one in place of a name is not logged. */
const queryName = /^[A-Za-z]\w{0,23}$/;
const mostNames = 12;

/**
 * JSON lines: requests and errors to standard output at `info`, errors alone to standard error at `error`. A request is
 * logged by method and path without its query, which may be a ticket.
 */
export function loggerOptions(level: LogLevel, stream?: LogStream): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return {
    level,
    // Synchronous, because the last lines before a crash explain it. It survives a reader that stops.
    stream: stream ?? (level === 'info' ? pino.destination({ dest: 1, sync: true }) : process.stderr),
    redact: secrets,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?', 1)[0] }),
      err: describeError,
    },
  };
}

/** The properties that help to find a fault. Others can contain rows, values or, with pg, the connection's secrets. */
function describeError(error: unknown): { type: string; message: string; stack: string; [property: string]: unknown } {
  // Anything can be thrown.
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name: type, message, stack = '', cause } = error;
  const { code, constraint, table, routine } = error as Partial<Record<'code' | 'constraint' | 'table' | 'routine', unknown>>;
  return { type, code, message, constraint, table, routine, stack, cause: cause === undefined ? undefined : describeError(cause) };
}

/** One log line per request: caller, call and result. No body, no header except the user agent, and only names of query fields. */
export function logRequests(logger: FastifyBaseLogger): ReportReceiver {
  // Every field is chosen here, so no search for secrets is needed, which would double the cost of a line.
  const log = logger.child({}, { redact: [] });
  return ({ request, reply, route, status, ip, milliseconds }) => {
    log.info(
      {
        requestId: request.id,
        merchant: request.merchantCode,
        route,
        method: request.method,
        status,
        code: request.refusalCode,
        ms: Math.round(milliseconds * 10) / 10,
        network: networkOf(ip),
        member: request.memberId,
        bytes: Number(reply.getHeader('content-length') ?? 0),
        query: queryNames(request.query),
        agent: (request.headers['user-agent'] ?? '').slice(0, longestAgent),
      },
      'request',
    );
  };
}

function queryNames(query: unknown): string[] {
  return Object.keys(query ?? {})
    .slice(0, mostNames)
    .map((name) => (queryName.test(name) ? name : '?'));
}
