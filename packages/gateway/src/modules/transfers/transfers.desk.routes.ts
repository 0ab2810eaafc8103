import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { switchVendorWallet } from './transfers.desk.ts';

export function registerTransfersDesk(app: FastifyInstance): void {
  controlRoute(app, 'switchVendorWallet', switchVendorWallet);
}
