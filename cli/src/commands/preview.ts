import { exitCode } from '../exit-codes.ts';
import { preview, type PreviewRequest } from '../services/preview.ts';
import { print, say } from '../terminal.ts';
import { untilInterrupted } from '../until-interrupted.ts';

export async function runPreview(brands: string[], request: PreviewRequest): Promise<number> {
  const server = await preview(process.cwd(), brands, request);
  for (const { url } of server.urls) print(url);
  say(`${request.gateway === undefined ? 'Without --gateway, calls are refused.' : `Calls go to ${request.gateway}.`} Ctrl-C stops.`);
  await untilInterrupted(() => server.close());
  return exitCode.interrupted;
}
