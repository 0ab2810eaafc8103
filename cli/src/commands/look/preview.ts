import { exitCode } from '../../errors/exit-codes.ts';
import { preview, type PreviewRequest } from '../../services/look/preview.ts';
import { sayFault } from '../../terminal/say-fault.ts';
import { print, say } from '../../terminal/terminal.ts';
import { untilInterrupted } from '../../process/interruption.ts';
import { printDocument } from '../../json/print-document.ts';

export async function runPreview(brands: string[], { json = false, ...request }: PreviewRequest & { json?: boolean }): Promise<number> {
  const server = await preview(process.cwd(), brands, { ...request, onFault: sayFault });
  if (json) printDocument('preview', { urls: server.urls.map(({ code, url }) => ({ code, url })) });
  else for (const { url } of server.urls) print(url);
  say(`${request.gateway === undefined ? 'Without --gateway, calls are refused.' : `Calls go to ${request.gateway}.`} Ctrl-C stops.`);
  await untilInterrupted(() => server.close());
  return exitCode.interrupted;
}
