import { headers, routes } from '@livery/contract/routes';
import { ApiFailure, codeOf } from './api-failure.ts';
import { createEventReader, type ServerEvent } from './event-lines.ts';
import { envelopeOf, failureOfEnvelope } from './read-envelope.ts';

export interface StreamRequest {
  /** Empty for the page's own origin. */
  baseUrl: string;
  merchantCode: string;
  token: string;
  /** The cursor of the last connection. */
  lastEventId: string | null;
  signal: AbortSignal;
  onEvent: (event: ServerEvent) => void;
}

/** Three missed heartbeats: the connection is dead, even without an error. */
const longestSilence = 50_000;

/** Listens to the member's events until the gateway ends the stream. Throws only `ApiFailure`. */
export async function listenToEvents({ baseUrl, merchantCode, token, lastEventId, signal, onEvent }: StreamRequest): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), longestSilence);
  };
  const lost = new ApiFailure({ code: 'NETWORK', status: 0, requestId: null });
  try {
    hear();
    const response = await fetch(`${baseUrl}${routes.liveStream.path}`, {
      headers: {
        [headers.merchant]: merchantCode,
        [headers.authorization]: `Bearer ${token}`,
        ...(lastEventId === null ? {} : { [headers.lastEventId]: lastEventId }),
      },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || response.body === null) throw await refusalOf(response);
    const take = createEventReader(onEvent);
    const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
      hear();
      take(piece.value);
    }
  } catch (error) {
    throw error instanceof ApiFailure ? error : lost;
  } finally {
    clearTimeout(timer);
  }
}

async function refusalOf(response: Response): Promise<ApiFailure> {
  const envelope = envelopeOf(await response.text().catch(() => ''));
  const requestId = response.headers.get(headers.requestId) ?? '';
  if (envelope?.success === false) return new ApiFailure(failureOfEnvelope(envelope, { response, requestId }));
  return new ApiFailure({
    code: codeOf(response.status === 502 || response.status === 504 ? 'UNAVAILABLE' : null),
    status: response.status,
    requestId,
  });
}
