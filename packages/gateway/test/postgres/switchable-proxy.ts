import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A port of this machine that forwards to another one, which may change, so that a server that comes back elsewhere is
 * found again.
 */
export async function openProxy(target: number): Promise<{ port: number; lead: (to: number) => void; close: () => void }> {
  let current = target;
  const sockets = new Set<Socket>();
  const proxy = createServer((incoming) => {
    const outgoing = connect(current, '127.0.0.1');
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    lead: (to) => (current = to),
    close: () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
