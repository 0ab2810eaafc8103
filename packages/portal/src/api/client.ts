import axios, { isAxiosError, type AxiosAdapter, type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { headers, routes, type Route } from '@livery/contract/routes';
import { wireConstants } from '@livery/contract/wire-constants';
import type { BodyOf, QueryOf, ServedRoute, ValueOf } from '@livery/contract/shapes';
import { ApiFailure, isClosing, type ClosingCode, type Failure } from './api-failure.ts';
import type { Cipher } from './cipher.ts';
import type { FileCall } from './download.ts';
import { envelopeOf, failureOfEnvelope } from './read-envelope.ts';
import { confirmed, type Confirm } from './confirmed.ts';
import { bodyOf, retryDelay, timeoutOf } from './call.rules.ts';

/** Whether an answer has the contract's shape. Generated into `guards/`, bundled with the calling feature. */
export type Guard = (value: unknown) => boolean;

export interface CallInput<Name extends ServedRoute> {
  query?: QueryOf<Name>;
  body?: BodyOf<Name>;
  signal?: AbortSignal;
}

export interface ApiClient {
  /** Returns `value` of the envelope. Throws only `ApiFailure`. */
  call<Name extends ServedRoute>(name: Name, guard: Guard, input?: CallInput<Name>): Promise<ValueOf<Name>>;
}

export interface ClientOptions {
  /** Empty for the page's own origin (readings 42). */
  baseUrl: string;
  merchantCode: string;
  /** The session token, or null for a visitor. */
  readToken: () => string | null;
  /** The page's language. The gateway answers in it, not in the browser's. */
  readLanguage: () => string;
  /** A call that carried this token was refused with 401. */
  onTokenRefused: (token: string) => void;
  /** The session may not do anything else yet. */
  onPasswordChangeRequired: () => void;
  /** A call that waits for the member's proof of identity, and is retried after it. */
  onConfirmationRequired: Confirm;
  /** A call was refused because the site is closed, to all or to this caller. */
  onClosed: (code: ClosingCode) => void;
  /** Money is about to move. Call the returned function when the outcome is known or no longer awaited. */
  onMoneyMoving: () => () => void;
  loadCipher: () => Promise<Cipher>;
  makeRequestId: () => string;
  wait: (milliseconds: number) => Promise<void>;
  random: () => number;
  adapter?: AxiosAdapter;
}

interface Sent {
  response: AxiosResponse<unknown>;
  requestId: string;
  token: string | null;
}

export function createApiClient(options: ClientOptions): ApiClient {
  const http = axios.create({
    baseURL: options.baseUrl,
    validateStatus: () => true,
    responseType: 'text',
    transformResponse: [(text: unknown) => text],
    ...(options.adapter === undefined ? {} : { adapter: options.adapter }),
  });
  return {
    async call(name, guard, input = {}) {
      const route: Route = routes[name];
      const onSettled = route.effect === 'money' ? options.onMoneyMoving() : null;
      const isSealed = route.encoding === 'sealed' || route.isNonced;
      const sendOnce = async () => {
        const sent = isSealed ? await sendSealed(http, route, input, options) : await sendWithRetries(http, route, input, options);
        return readValue(sent, route, guard, options) as ValueOf<typeof name>;
      };
      try {
        return await (route.asks === 'nothing' ? sendOnce() : confirmed(sendOnce, options.onConfirmationRequired));
      } finally {
        onSettled?.();
      }
    },
  };
}

interface PlainInput {
  query?: unknown;
  body?: unknown;
  nonce?: string;
  signal?: AbortSignal;
}

async function sendWithRetries(http: AxiosInstance, route: Route, input: PlainInput, options: ClientOptions): Promise<Sent> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await send(http, route, input, tokenFor(route, options), options).catch((error: unknown) => {
      if (error instanceof ApiFailure) return error;
      throw error;
    });
    const delay = retryDelay(route, outcome instanceof ApiFailure ? outcome.failure.code : outcome.response, attempt, options.random);
    if (delay === null || input.signal?.aborted === true) {
      if (outcome instanceof ApiFailure) throw outcome;
      return outcome;
    }
    await options.wait(delay);
  }
}

/**
 * A call refused for its key is tried once more with a fresh key set. Nothing was done yet, and clocks and keys may
 * have moved on.
 */
async function sendSealed(http: AxiosInstance, route: Route, input: PlainInput, options: ClientOptions): Promise<Sent> {
  const cipher = await options.loadCipher().catch((cause: unknown) => {
    throw cause instanceof ApiFailure ? cause : new ApiFailure({ code: 'CHUNK_FAILED', status: 0, requestId: null });
  });
  const sendOnce = async () => {
    const token = tokenFor(route, options);
    const target = { audience: options.merchantCode, method: route.method, path: route.path, token };
    const { jwe, openAnswer } = await cipher.seal(target, route.isNonced ? options.makeRequestId() : input.body);
    const sent = await send(http, route, route.isNonced ? { ...input, nonce: jwe } : { ...input, body: { jwe } }, token, options);
    const answer = envelopeOf(sent.response.data);
    return answer?.success === true && !route.isNonced
      ? { ...sent, response: { ...sent.response, data: await openAnswer(answer.value) } }
      : sent;
  };
  const first = await sendOnce();
  const envelope = envelopeOf(first.response.data);
  if (envelope?.success !== false || failureOfEnvelope(envelope, first).code !== 'DECRYPTION_FAILED') return first;
  cipher.forgetKeys();
  return sendOnce();
}

function tokenFor(route: Route, { readToken }: ClientOptions): string | null {
  return route.audience === 'anyone' ? null : readToken();
}

async function send(http: AxiosInstance, route: Route, input: PlainInput, token: string | null, options: ClientOptions): Promise<Sent> {
  const requestId = options.makeRequestId();
  try {
    const response = await http.request<unknown>({
      method: route.method,
      url: route.path,
      timeout: timeoutOf(route),
      params: input.query,
      data: bodyOf(route, input.body),
      headers: {
        [headers.merchant]: options.merchantCode,
        [headers.requestId]: requestId,
        'Accept-Language': options.readLanguage(),
        ...(token === null ? {} : { [headers.authorization]: `Bearer ${token}` }),
        ...(input.body instanceof Blob ? { 'Content-Type': input.body.type } : {}),
        ...(input.nonce === undefined
          ? {}
          : { [headers.nonce]: input.nonce, [headers.gatewayVersion]: String(wireConstants.gatewayVersion) }),
      },
      ...(input.signal === undefined ? {} : { signal: input.signal }),
    });
    return { response, requestId, token };
  } catch (error) {
    throw new ApiFailure({ code: transportCode(error), status: 0, requestId });
  }
}

function readValue({ response, requestId, token }: Sent, route: Route, guard: Guard, options: ClientOptions): unknown {
  const envelope = envelopeOf(response.data);
  if (response.status === 401 && token !== null) options.onTokenRefused(token);
  if (envelope === null) throw new ApiFailure(unreadable(response.status, requestId));
  if (!envelope.success) {
    const failure = failureOfEnvelope(envelope, { response, requestId });
    if (failure.code === 'PASSWORD_CHANGE_REQUIRED') options.onPasswordChangeRequired();
    // A call that even a closed site answers proves nothing.
    if (!route.isOpenWhileClosed && isClosing(failure.code)) options.onClosed(failure.code);
    throw new ApiFailure(failure);
  }
  if (!guard(envelope.value)) throw new ApiFailure({ code: 'MALFORMED_ANSWER', status: response.status, requestId });
  return envelope.value;
}

/** Something in front of the gateway answered: a proxy that cannot reach it, or an HTML page. */
function unreadable(status: number, requestId: string): Failure {
  return { code: status === 502 || status === 503 || status === 504 ? 'UNAVAILABLE' : 'MALFORMED_ANSWER', status, requestId };
}

function transportCode(error: unknown): 'TIMEOUT' | 'NETWORK' | 'UNKNOWN' {
  if (!isAxiosError(error)) return 'UNKNOWN';
  return error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'TIMEOUT' : 'NETWORK';
}

/** The brand's own texts in a language, a file of its bundle. */
export async function fetchTexts(address: string): Promise<unknown> {
  const { data } = await axios.get<unknown>(address, { responseType: 'json', timeout: 10_000 });
  return data;
}

interface FetchFileOptions extends Pick<AxiosRequestConfig, 'params' | 'signal' | 'onDownloadProgress'> {
  baseUrl: string;
  merchantCode: string;
  token: string | null;
}

const fileTypes = /^(?:text\/csv|application\/zip)/;

/** Downloads a file. The token is in a header, so that the address alone opens nothing. Throws only `ApiFailure`. */
export async function fetchFile(
  name: FileCall,
  { baseUrl, merchantCode, token, ...request }: FetchFileOptions,
): Promise<{ name: string; content: Blob }> {
  const response = await axios
    .request<Blob>({
      ...request,
      baseURL: baseUrl,
      url: routes[name].path,
      headers: { [headers.merchant]: merchantCode, ...(token === null ? {} : { [headers.authorization]: `Bearer ${token}` }) },
      method: 'GET',
      responseType: 'blob',
      validateStatus: () => true,
    })
    .catch((error: unknown) => {
      throw new ApiFailure({ code: isAxiosError(error) ? 'NETWORK' : 'UNKNOWN', status: 0, requestId: null });
    });
  const { status, data } = response;
  if (status === 200 && fileTypes.test(data.type)) return { name: fileNameOf(response.headers['content-disposition']), content: data };
  const envelope = envelopeOf(await data.text());
  if (envelope?.success === false) throw new ApiFailure(failureOfEnvelope(envelope, { response, requestId: '' }));
  throw new ApiFailure({ code: 'MALFORMED_ANSWER', status, requestId: null });
}

function fileNameOf(disposition: unknown): string {
  return /filename="([\w.-]+)"/.exec(String(disposition))?.[1] ?? 'record.csv';
}
