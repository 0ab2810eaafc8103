import net, { type AddressInfo } from 'node:net';

export interface PostgresProxy {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Closes open connections and refuses new ones. */
  readonly cut: () => void;
  /** Accepts connections and never answers. */
  readonly stall: () => void;
  readonly fix: () => void;
  readonly close: () => Promise<void>;
}

/** A proxy between a test and its PostgreSQL that can break the connection. */
export async function openPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  let state: 'open' | 'cut' | 'stalled' = 'open';
  const keep = (socket: net.Socket): net.Socket => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  };
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = net.createServer((socket) => {
    keep(socket);
    if (state === 'cut') socket.destroy();
    if (state !== 'open') return;
    const upstream = keep(net.connect(Number(target.port), target.hostname));
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: () => {
      state = 'cut';
      breakAll();
    },
    stall: () => {
      state = 'stalled';
      breakAll();
    },
    fix: () => {
      state = 'open';
      breakAll();
    },
    close: () => {
      breakAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
