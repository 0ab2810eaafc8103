import { exitCode } from '../exit-codes.ts';
import { nextSignal } from '../interruption.ts';
import { runGatewayFor, type GatewayRequest } from '../services/gateway.ts';
import { makeProgress, print, printJson, say, styled } from '../terminal.ts';

export async function runGateway({ json = false, ...request }: GatewayRequest & { json?: boolean }): Promise<number> {
  // Heard from the start: a Ctrl-C while PostgreSQL rises stops it too.
  const interrupted = nextSignal();
  const progress = makeProgress();
  const { gateway, merchants, refused, accounts } = await runGatewayFor(process.cwd(), {
    ...request,
    onProgress: (step) => progress.show(step),
  }).finally(() => progress.clear());
  for (const { code, reason } of refused) say(`${styled('yellow', code, process.stderr)} is left out: ${reason}.`);

  if (json) printJson({ version: 1, url: gateway.url, merchants, refused: refused.map(({ code }) => code), accounts });
  else {
    print(`${gateway.url}  for ${merchants.join(', ')}\n`);
    for (const { role, account, password } of accounts) print(`${role.padEnd(8)} ${account.padEnd(8)} ${password}`);
  }
  say(
    `\nIn another terminal: livery preview --port ${request.sitePort} --gateway ${gateway.url}\nCtrl-C stops it, its PostgreSQL included.`,
  );
  await interrupted;
  await gateway.close();
  return exitCode.interrupted;
}
