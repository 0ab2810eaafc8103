import path from 'node:path';
import type { HostServer } from '@livery/builder/host-config';
import { exitCode } from '../../errors/exit-codes.ts';
import { host, type HostRequest } from '../../services/ship/host.ts';
import { print, say } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

export async function runHost(
  server: HostServer,
  patterns: string[],
  { json = false, ...request }: HostRequest & { json?: boolean },
): Promise<number> {
  const { text, brands, hostless, unreachable, file } = await host(process.cwd(), server, patterns, request);
  const written = file !== null && request.dryRun !== true;
  if (json) printDocument('host', { server, written, file, brands, hostless, unreachable, text, failed: [] });
  else if (file === null) process.stdout.write(text);
  else {
    const hosts = brands.flatMap((brand) => brand.hosts).length;
    print(
      `${path.relative(process.cwd(), file)}  ${count(brands.length, 'brand')}, ${count(hosts, 'host')}${written ? '' : ', not written'}`,
    );
  }
  if (hostless.length > 0)
    say(`${hostless.join(', ')} ${hostless.length === 1 ? 'names no hosts and is' : 'name no hosts and are'} left out.`);
  if (unreachable.length > 0) say(`Without --gateway the calls of ${unreachable.join(', ')} are answered with 404.`);
  return exitCode.fine;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
