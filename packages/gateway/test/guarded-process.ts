// A guarded program that fails in the way named by its first argument.
import Fastify from 'fastify';
import { loggerOptions } from '../src/observe/access-log.ts';
import { guardProcess } from '../src/observe/process-guard.ts';

const { log } = Fastify({ logger: loggerOptions('info') });
process.on('uncaughtException', () => process.exit(3));
guardProcess({ log, close: async () => log.info('closed') });
const alive = setInterval(() => {}, 60_000);

if (process.argv[2] === 'rejection') {
  void Promise.reject(new Error('forgotten'));
  // oxlint-disable-next-line prefer-promise-reject-errors -- a library may
  void Promise.reject(null);
  setTimeout(() => {
    log.info('alive');
    clearInterval(alive);
  }, 50);
} else {
  setTimeout(() => {
    throw new Error('broken');
  }, 1);
}
