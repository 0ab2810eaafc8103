import Type, { type Static, type TSchema } from 'typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#base/app-error.ts';
import { isGamesHost, type Platform } from '#base/platform.ts';
import { hostOf } from '#http/route.ts';
import { makeBodyReader } from '#http/validation.ts';
import { gamesTokenPattern } from '../launch/games-token.rules.ts';
import type { GameKind } from '@livery/arcade/models/game-models';

export const session = Type.String({ pattern: gamesTokenPattern });
export const closed = { additionalProperties: false };
/** Fields of every stake, except its amount. */
export const staked = {
  session,
  idempotencyKey: Type.String({ pattern: '^[\\w-]{8,64}$' }),
  clientSeed: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
};
export const round = { ...staked, stake: Type.Integer({ minimum: 1 }) };

/** Serves a call of a game's page. */
export function serveCall<Body extends TSchema>(
  app: FastifyInstance,
  area: GameKind | 'play',
  name: string,
  body: Body,
  answer: (body: Static<Body>, ip: string) => Promise<unknown>,
): void {
  const readBody = makeBodyReader(body);
  app.post(`/${area}/api/${name}`, async (request, reply) => {
    requireGamesHost(app.platform, request);
    void reply.header('Cache-Control', 'no-store');
    return { success: true, value: await answer(readBody(request.body) as Static<Body>, request.ip), message: null };
  });
}

/** @throws AppError NOT_FOUND on any other host */
export function requireGamesHost({ gamesOrigins }: Platform, request: FastifyRequest): void {
  if (!isGamesHost(hostOf(request), gamesOrigins)) throw new AppError('NOT_FOUND');
}
