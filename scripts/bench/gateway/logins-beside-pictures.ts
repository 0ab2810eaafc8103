import { Worker } from 'node:worker_threads';
import { bodyLimits } from '@livery/contract/body-limits';
import { routes } from '@livery/contract/routes';
import { sharp } from '@livery/gateway/sharp';
import { sealBody } from '@livery/sandbox/sealed-login';
import type { Fleet } from '../../soak/fleet.ts';
import { addMembers, password } from './logins-beside-reads.ts';
import type { Flood } from './picture-flood.ts';

export interface PictureFlood {
  /** Milliseconds: the 99th percentile of logins alone, and beside the flood. */
  readonly alone: number;
  readonly beside: number;
  /** Pictures of the flood that were decoded and stored, a second. */
  readonly perSecond: number;
  /** The growth of the gateway's memory in a flood, in MB, at the end of the worst round. */
  readonly growth: number;
}

type Send = Parameters<typeof sealBody>[0];

const logins = 4;
const connections = 8;
const seconds = 5;
const rounds = 6;

/**
 * How visitors who send large pictures to the chat, each from another network, slow down members who log in. Logins
 * alone and beside the flood take turns. The gateway is a separate process from the one that made the database, whose
 * memory is larger from the start.
 */
export async function comparePictureFlood({ ports, databaseUrl, memoryOf }: Fleet, merchantCode: string): Promise<PictureFlood> {
  const port = ports[1] ?? 0;
  const send: Send = async (path, { headers = {}, ...options } = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...options, headers: { Merchant: merchantCode, ...headers } });
    return { status: answer.status, body: await answer.text() };
  };
  const usernames = await addMembers(databaseUrl, merchantCode, logins);
  const picture = await makeLargePicture();
  const logInAll = (times: number[]): Promise<unknown> =>
    Promise.all(usernames.map((username) => logInAgainAndAgain(send, merchantCode, username, times)));
  await logInAll([]);
  const before = await memoryOf(port);
  const times: Record<'alone' | 'beside', number[]> = { alone: [], beside: [] };
  const memory: number[] = [];
  let kept = 0;
  for (let round = 0; round < rounds; round += 1) {
    await logInAll(times.alone);
    const endFlood = startFlood({ port, merchantCode, picture, connections });
    await logInAll(times.beside);
    memory.push(await memoryOf(port));
    kept += await endFlood();
  }
  if (kept === 0) throw new Error('No picture of the flood was decoded');
  return {
    alone: slowest(times.alone),
    beside: slowest(times.beside),
    perSecond: kept / (rounds * seconds),
    growth: (Math.max(...memory) - before) / 1_000_000,
  };
}

async function logInAgainAndAgain(send: Send, merchantCode: string, username: string, times: number[]): Promise<void> {
  const { method, path } = routes.login;
  const deadline = performance.now() + seconds * 1_000;
  while (performance.now() < deadline) {
    const sealed = await sealBody(send, merchantCode, routes.login, { username, password, type: 'username' });
    const started = performance.now();
    const { status, body } = await send(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(sealed) });
    if (status !== 200) throw new Error(`A login was answered ${status}: ${body}`);
    times.push(performance.now() - started);
  }
}

/** Starts a flood in a separate thread. The returned function ends it and returns how many pictures were stored. */
function startFlood(flood: Flood): () => Promise<number> {
  const worker = new Worker(new URL('picture-flood.ts', import.meta.url), { workerData: flood });
  const kept = new Promise<number>((resolve, reject) => worker.once('message', resolve).once('error', reject));
  // A failure is thrown when the flood ends, not while others still log in.
  kept.catch(() => undefined);
  return () => {
    worker.postMessage('end');
    return kept;
  };
}

/** As many pixels and nearly as many bytes as a picture may have. */
async function makeLargePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const raw = sharp({ create: { width: 4_080, height: 3_072, channels: 3, background: 'gray', noise } });
  for (let quality = 90; quality > 10; quality -= 5) {
    const picture = await raw.clone().jpeg({ quality }).toBuffer();
    if (picture.length <= bodyLimits.picture) return new Uint8Array(picture);
  }
  throw new Error('No such picture is small enough');
}

const slowest = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
