import { createServer } from 'node:net';

/** As many are looked at: `npm start` takes one for each brand besides. */
const tries = 100;

/** The first port from `first` on that no program of this machine listens on; `first` itself where all are taken, so that it is told. */
export async function freePortFrom(first: number): Promise<number> {
  for (let port = first; port < first + tries; port += 1) if (await isFree(port)) return port;
  return first;
}

/** Whether no program of this machine listens on a port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
