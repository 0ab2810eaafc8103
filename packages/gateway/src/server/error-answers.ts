import { errorStatus } from '@livery/contract/errors';
import type { FailureEnvelope } from '@livery/contract/envelope';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** The one place where a thrown value becomes an answer. What is not a refusal of the list tells nothing but its request's id. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = error instanceof AppError ? error : refusalFor(error);
  // A refusal that was meant, such as of a full line, is no fault: a burst of them would fill the log.
  const isFault = refusal !== error && (refusal.code === 'INTERNAL' || refusal.code === 'UNAVAILABLE');
  if (isFault) request.log.error({ requestId: request.id, err: error }, refusal.code);
  if (refusal.details.retryAfter !== undefined) void reply.header('Retry-After', refusal.details.retryAfter);
  void reply.status(errorStatus[refusal.code]).header('Cache-Control', 'no-store').send(failure(refusal, request.id));
}

export function answerUnknownRoute(request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .status(404)
    .header('Cache-Control', 'no-store')
    .send(failure(new AppError('NOT_FOUND'), request.id));
}

function failure({ code, details }: AppError, requestId: string): FailureEnvelope {
  return { success: false, value: { code, requestId, ...details }, message: code };
}

function refusalFor({ code, statusCode }: FastifyError): AppError {
  if (statusCode === 413) return new AppError('PAYLOAD_TOO_LARGE');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('INVALID_REQUEST');
  return new AppError(isDatabaseAway(code) ? 'UNAVAILABLE' : 'INTERNAL');
}

/** Refused or broken connections, PostgreSQL's classes 08 (connection), 53 (out of resources) and 57 (shutting down). */
function isDatabaseAway(code: string | undefined): boolean {
  return code !== undefined && /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08...|53...|57P0.)$/.test(code);
}
