import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another program listens on the port. */
export class PortBusy extends Error {
  readonly port: number;
  constructor(port: number) {
    super(`Port ${port} is taken by another program.`);
    this.name = 'PortBusy';
    this.port = port;
  }
}

export interface Listener {
  server: Server;
  /** The port in use, also if 0 was requested. */
  port: number;
  close(): Promise<void>;
}

/** Throws `PortBusy`. */
export function listen(onRequest: RequestListener, port: number, host: string): Promise<Listener> {
  const server = createServer(onRequest);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new PortBusy(port) : error));
    server.listen(port, host, () => resolve({ server, port: (server.address() as AddressInfo).port, close: () => closeServer(server) }));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
