import { errorStatus } from '@livery/contract/errors';
import type { FailureEnvelope } from '@livery/contract/envelope';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#base/app-error.ts';

/** The one place where a thrown value becomes an answer. An unexpected error reveals only the request's id. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = error instanceof AppError ? error : refusalFor(error);
  // A deliberate refusal, for example of a full queue, is not logged, because a burst would fill the log.
  const isMeant = refusal === error;
  if (!isMeant && refusal.code === 'INTERNAL') request.log.error({ requestId: request.id, err: error }, refusal.code);
  // Every call fails while the database is down, so the stack does not matter.
  if (!isMeant && refusal.code === 'UNAVAILABLE') request.log.warn({ requestId: request.id, reason: error.message }, refusal.code);
  request.refusalCode = refusal.code;
  // Fastify closes the connection when it refuses a body. A caller or proxy that is still sending then sees a reset, not the answer.
  if (reply.getHeader('connection') === 'close') void reply.header('connection', 'keep-alive');
  if (refusal.details.retryAfter !== undefined) void reply.header('Retry-After', refusal.details.retryAfter);
  void reply.status(errorStatus[refusal.code]).header('Cache-Control', 'no-store').send(failure(refusal, request.id));
}

export function answerUnknownRoute(request: FastifyRequest, reply: FastifyReply): void {
  request.refusalCode = 'NOT_FOUND';
  void reply
    .status(404)
    .header('Cache-Control', 'no-store')
    .send(failure(new AppError('NOT_FOUND'), request.id));
}

function failure({ code, details }: AppError, requestId: string): FailureEnvelope {
  return { success: false, value: { code, requestId, ...details }, message: code };
}

function refusalFor(error: FastifyError): AppError {
  const { statusCode } = error;
  if (statusCode === 413) return new AppError('PAYLOAD_TOO_LARGE');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('INVALID_REQUEST');
  return isDatabaseAway(error) ? new AppError('UNAVAILABLE', { retryAfter: 1 }) : new AppError('INTERNAL');
}

/**
 * Errors that are not the call's fault: the database is down, busy, or let another transaction go first. Either a
 * system error or PostgreSQL's SQLSTATE: class 08 connection lost, 53 out of resources, 57P shutting down, 57014
 * cancelled, 25P idle or too long in a transaction, 25006 read-only standby, 55P03 lock timeout, 40 lost against
 * another transaction.
 */
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53...|57P0.|57014|25P0[34]|25006|55P03|40001|40P01)$/;

/** The errors of pg, pg-pool and Kysely without a code. A test provokes each of them. */
const awayMessages: readonly string[] = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
];

function isDatabaseAway({ code, message }: FastifyError): boolean {
  return (code !== undefined && awayCodes.test(code)) || awayMessages.includes(message);
}
