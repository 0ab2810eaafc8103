import { createServer } from 'node:net';

/** How many ports are tried. `npm start` also needs one for each brand. */
const tries = 100;

/** The first free port from `first` on. If all are taken it is `first`, which the caller then reports as busy. */
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
