import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { grant } from './wallet.desk.ts';

export function registerWalletDesk(app: FastifyInstance): void {
  controlRoute(app, 'grant', grant);
}
