import net from 'node:net';

/**
 * A link between browser and server in user space, for kernels without sch_netem. Models, per connection: the round trip of
 * the SYN, the delay each way, TCP slow start from a window of ten segments; and one shared downlink with fair queueing. No
 * loss, no reordering; the uplink has delay only.
 */
export interface Link {
  /** Round trip, milliseconds. */
  rtt: number;
  /** Downlink, kilobits a second. */
  kbps: number;
}

export interface Shaper {
  port: number;
  connections: () => number;
  close: () => void;
}

interface Connection {
  client: net.Socket;
  server: net.Socket;
  queue: Buffer[];
  queued: number;
  inFlight: number;
  window: number;
  isPaused: boolean;
  hasEnded: boolean;
}

const segment = 1460;
const segmentHeader = 40;
const initialWindow = 10 * segment;

export async function startShaper(target: number, { rtt, kbps }: Link): Promise<Shaper> {
  const oneWay = rtt / 2;
  const bytesPerMs = kbps / 8;
  const windowCap = Math.max(initialWindow, 2 * bytesPerMs * rtt);
  const connections = new Set<Connection>();
  let turn: Connection[] = [];
  let linkFreeAt = 0;
  let pumping: NodeJS.Timeout | null = null;
  let opened = 0;
  const schedule = makeSchedule();

  const pump = (): void => {
    pumping = null;
    const now = performance.now();
    for (;;) {
      if (linkFreeAt > now + 1) {
        pumping ??= setTimeout(pump, linkFreeAt - now - 0.5);
        return;
      }
      const next = turn.find(
        (connection) => connection.queued > 0 && connection.inFlight + Math.min(segment, connection.queued) <= connection.window,
      );
      if (next === undefined) return;
      turn = [...turn.filter((connection) => connection !== next), next];
      send(next, now);
    }
  };

  const send = (connection: Connection, now: number): void => {
    const bytes = take(connection);
    connection.inFlight += bytes.length;
    linkFreeAt = Math.max(linkFreeAt, now) + (bytes.length + segmentHeader) / bytesPerMs;
    schedule(linkFreeAt + oneWay, () => {
      if (!connection.client.destroyed) connection.client.write(bytes);
    });
    schedule(linkFreeAt + rtt, () => {
      connection.inFlight -= bytes.length;
      connection.window = Math.min(windowCap, connection.window + bytes.length);
      resume(connection, windowCap);
      if (pumping === null) pump();
    });
    if (connection.queued === 0 && connection.hasEnded) schedule(linkFreeAt + oneWay + 1, () => connection.client.end());
  };

  const server = net.createServer({ noDelay: true }, (client) => {
    opened += 1;
    const openAt = performance.now() + rtt;
    const upstream = net.connect({ port: target, host: '127.0.0.1', noDelay: true });
    const connection: Connection = {
      client,
      server: upstream,
      queue: [],
      queued: 0,
      inFlight: 0,
      window: initialWindow,
      isPaused: false,
      hasEnded: false,
    };
    connections.add(connection);
    turn.push(connection);
    const close = (): void => {
      connections.delete(connection);
      turn = turn.filter((other) => other !== connection);
      client.destroy();
      upstream.destroy();
    };
    client.on('data', (bytes) =>
      schedule(Math.max(performance.now(), openAt) + oneWay, () => {
        if (!upstream.destroyed) upstream.write(bytes);
      }),
    );
    upstream.on('data', (bytes) => {
      connection.queue.push(bytes);
      connection.queued += bytes.length;
      if (connection.queued > windowCap) {
        connection.isPaused = true;
        upstream.pause();
      }
      if (pumping === null) pump();
    });
    upstream.on('end', () => {
      connection.hasEnded = true;
      if (connection.queued === 0) schedule(performance.now() + oneWay, () => client.end());
    });
    client.on('error', close);
    client.on('close', close);
    upstream.on('error', close);
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    connections: () => opened,
    close: () => {
      for (const { client, server: upstream } of connections) {
        client.destroy();
        upstream.destroy();
      }
      server.close();
    },
  };
}

function resume(connection: Connection, cap: number): void {
  if (!connection.isPaused || connection.queued >= cap / 2) return;
  connection.isPaused = false;
  connection.server.resume();
}

function take(connection: Connection): Buffer {
  const parts: Buffer[] = [];
  let left = segment;
  while (left > 0) {
    const [first] = connection.queue;
    if (first === undefined) break;
    if (first.length <= left) {
      parts.push(first);
      connection.queue.shift();
    } else {
      parts.push(first.subarray(0, left));
      connection.queue[0] = first.subarray(left);
    }
    left -= Math.min(first.length, left);
  }
  const bytes = Buffer.concat(parts);
  connection.queued -= bytes.length;
  return bytes;
}

/** Runs callbacks at given moments, in order, with one timer. */
function makeSchedule(): (at: number, work: () => void) => void {
  const due: { at: number; work: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  const arm = (): void => {
    clearTimeout(timer);
    const [first] = due;
    if (first !== undefined) timer = setTimeout(run, Math.max(0, first.at - performance.now()));
  };
  const run = (): void => {
    const now = performance.now() + 0.3;
    while (due[0] !== undefined && due[0].at <= now) due.shift()?.work();
    arm();
  };
  return (at, work) => {
    const index = due.findLastIndex((other) => other.at <= at) + 1;
    due.splice(index, 0, { at, work });
    if (index === 0) arm();
  };
}
