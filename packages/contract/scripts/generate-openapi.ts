import { readFile } from 'node:fs/promises';
import type { TSchema } from 'typebox';
import { errorStatus } from '../src/errors.ts';
import { headers, routes, type Audience, type Route, type RouteName } from '../src/routes.ts';
import { wireConstants } from '../src/wire-constants.ts';
import { SealedBody, SealedPayload, shapes } from '../src/shapes/index.ts';

interface Parts {
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly value?: TSchema;
}

type Json = Readonly<Record<string, unknown>>;

const describedIn = 'docs/gateway.md';
const ref = (path: string): Json => ({ $ref: `#/components/${path}` });
const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** A call that needs no token may still read one. */
const securityOf: Readonly<Record<Audience, readonly Json[]>> = {
  anyone: [],
  visitorOrMember: [{}, { token: [] }],
  member: [{ token: [] }],
  realMember: [{ token: [] }],
  agent: [{ token: [] }],
};

/**
 * The wire as an OpenAPI 3.1 document, generated from the contract's routes and shapes. The same contract always gives
 * the same text.
 */
export async function generateOpenApiFiles(): Promise<{ path: string; content: string }[]> {
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  return [{ path: 'docs/openapi.json', content: `${JSON.stringify(openApi(version), null, 2)}\n` }];
}

function openApi(version: string): Json {
  const rows = Object.entries(routes) as [RouteName, Route][];
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of rows) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(name, route);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Livery: the wire between portal and gateway',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description: `Every call of the contract. ${describedIn} says what the extensions x-livery-… mean, how a sealed body is made and how it is refused.`,
    },
    servers: [{ url: '/', description: 'The brand’s own origin, or gateway.baseUrl of its file.' }],
    tags: [...new Set(rows.map(([, { domain }]) => domain))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token of a login.' } },
      parameters: {
        merchant: { name: headers.merchant, in: 'header', required: true, schema: { type: 'string' }, description: 'The merchant’s code.' },
        nonce: {
          name: headers.nonce,
          in: 'header',
          required: true,
          schema: { type: 'string' },
          description: 'A random string of 16 characters or more, sealed as a body is. It opens once.',
        },
        lastEventId: {
          name: headers.lastEventId,
          in: 'header',
          required: false,
          schema: { type: 'string' },
          description: 'The id of the last event that came, as it came.',
        },
        gatewayVersion: {
          name: headers.gatewayVersion,
          in: 'header',
          required: true,
          schema: { const: String(wireConstants.gatewayVersion) },
        },
      },
      responses: { failure: { description: 'A refusal, under the status of its code.', content: json(ref('schemas/Failure')) } },
      schemas: { Failure: failure, ErrorCode: errorCode, SealedBody: plain(SealedBody), SealedPayload: plain(SealedPayload) },
    },
  };
}

function operationOf(name: RouteName, route: Route): Json {
  const { domain, audience, basis, effect, encoding, isNonced, isOpenWhileClosed, isFile, isPolled, isStream } = route;
  const parts: Parts = name in shapes ? shapes[name as keyof typeof shapes] : {};
  return {
    operationId: name,
    tags: [domain],
    security: securityOf[audience],
    parameters: [
      ref('parameters/merchant'),
      ...(isNonced ? [ref('parameters/nonce'), ref('parameters/gatewayVersion')] : []),
      ...(isStream ? [ref('parameters/lastEventId')] : []),
      ...(parts.query === undefined ? [] : queryOf(plain(parts.query))),
    ],
    ...(parts.body === undefined ? {} : { requestBody: bodyOf(route, plain(parts.body)) }),
    responses: {
      ...(parts.value === undefined ? {} : { 200: answerOf(route, plain(parts.value)) }),
      ...(isFile ? { 200: csv } : {}),
      default: ref('responses/failure'),
    },
    'x-livery-policy': { basis, audience, effect, encoding, isNonced, isOpenWhileClosed, isFile, isPolled, isStream },
    // The reference gateway answers NOT_AVAILABLE to the others, and their shapes are not decided yet.
    'x-livery-served': parts.value !== undefined || isFile,
  };
}

function queryOf({ properties = {}, required = [] }: { properties?: Json; required?: readonly string[] }): Json[] {
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

/** A sealed body is sent as a JWE. The schema of its content is given beside it. */
function bodyOf({ encoding }: Route, body: Json): Json {
  if (encoding === 'form') return { required: true, content: { 'application/x-www-form-urlencoded': { schema: body } } };
  if (encoding === 'picture') return { required: true, content: { 'image/png': {}, 'image/jpeg': {} } };
  if (encoding === 'json') return { required: true, content: json(body) };
  return { required: true, content: json(ref('schemas/SealedBody')), 'x-livery-sealed': body };
}

function answerOf({ encoding, isStream }: Route, value: Json): Json {
  if (isStream) return { description: 'An event each, until the caller leaves.', content: { 'text/event-stream': { schema: value } } };
  const sealable = encoding === 'sealed' ? { oneOf: [value, ref('schemas/SealedBody')] } : value;
  return {
    description: encoding === 'sealed' ? 'Sealed when the call brought a key for it.' : 'Done.',
    content: json({
      type: 'object',
      required: ['success', 'value', 'message'],
      properties: { success: { const: true }, value: sealable, message: { type: 'null' } },
    }),
  };
}

const csv: Json = {
  description: 'All that the filters let through, in UTF-8 with a byte order mark.',
  content: { 'text/csv': { schema: { type: 'string' } } },
};

const errorCode: Json = { type: 'string', enum: Object.keys(errorStatus), 'x-livery-status': errorStatus };

const failure: Json = {
  type: 'object',
  required: ['success', 'value', 'message'],
  properties: {
    success: { const: false },
    value: {
      type: 'object',
      required: ['code', 'requestId'],
      properties: {
        code: ref('schemas/ErrorCode'),
        requestId: { type: 'string' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'JSON pointers of refused fields, with the rule.',
        },
        captcha: { type: 'boolean' },
        suggestions: { type: 'array' },
        retryAfter: { type: 'integer', description: 'Seconds.' },
      },
    },
    message: { type: 'string', description: 'Repeats the code.' },
  },
};

/** Removes TypeBox's own properties from a schema. */
function plain(schema: TSchema): Record<string, unknown> {
  return JSON.parse(JSON.stringify(schema)) as Record<string, unknown>;
}
