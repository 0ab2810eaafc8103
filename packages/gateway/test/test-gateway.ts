import { createHash, randomBytes } from 'node:crypto';
import { controlRequest } from '@livery/contract/control/request';
import type { ControlRouteName } from '@livery/contract/control/routes';
import { controlShapes, type ControlParts } from '@livery/contract/control/shapes';
import { routes, type RouteName } from '@livery/contract/routes';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { Value } from 'typebox/value';
import { afterAll } from 'vitest';
import { connectLogin } from '../src/database/database.ts';
import type { GatewayDatabase } from '../src/database/schema.ts';
import { preparePlatform } from '../src/composition/prepare-platform.ts';
import { demoPassword } from '../src/modules/member/demo-accounts.seed.ts';
import type { SignInSettings } from '../src/ports/sign-in/sign-in-settings.ts';
import type { PaymentProvider } from '../src/ports/payments/payment-provider.ts';
import { Payments } from '../src/ports/payments/payments.ts';
import { Aggregators } from '../src/ports/seamless/aggregators.ts';
import { liveryAggregator, type AggregatorSettings } from '../src/ports/seamless/livery-aggregator.ts';
import { createApp, type AppOptions } from '../src/http/app.ts';
import type { GatewayModule } from '../src/http/module.ts';
import type { PublicKey } from '../src/sealed/payload-cipher.ts';
import type { Environment, Platform } from '../src/base/platform.ts';
import { createTestDatabase } from './postgres/test-database.ts';
import { testControlSecret, testGamesOrigins, testKeySecret, testMerchants } from './test-merchants.ts';

export interface TestCall {
  /** `ALPHA` by default. */
  readonly merchant?: string;
  readonly token?: string;
  readonly query?: Record<string, string | number>;
  /**
   * Sealed for an encrypted call, unless `plain`. If the call takes a form, sent as a page of the gateway's own origin
   * sends it.
   */
  readonly body?: unknown;
  readonly plain?: boolean;
  readonly headers?: Record<string, string>;
}

export interface TestAnswer {
  readonly status: number;
  readonly envelope: { readonly success: boolean; readonly value: Record<string, unknown>; readonly message: string | null };
  readonly response: LightMyRequestResponse;
}

export interface TestGateway {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  /** As the owner of the tables, who sees every tenant. */
  readonly owner: GatewayDatabase;
  readonly databaseUrl: string;
  /** Makes a call of the contract. */
  readonly call: (name: RouteName, options?: TestCall) => Promise<TestAnswer>;
  /** The token of a seeded account, `demo` by default. */
  readonly logIn: (account?: string, merchant?: string) => Promise<string>;
  /** The same, after the member has confirmed their identity. */
  readonly logInConfirmed: (account?: string, merchant?: string) => Promise<string>;
  readonly seal: (payload: Record<string, unknown>, header?: Record<string, string>) => Promise<string>;
  /** Makes a control call. Throws if the answer does not fit the call's shape. */
  readonly control: (name: ControlRouteName, input?: object, merchant?: string) => Promise<LightMyRequestResponse>;
  readonly inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  readonly close: () => Promise<void>;
}

interface TestGatewayOptions {
  readonly environment?: Environment;
  readonly poolSize?: number;
  /** The database of another gateway, which drops it. A new database if omitted. */
  readonly databaseUrl?: string;
  /** The direct address of PostgreSQL, if `databaseUrl` is a pooler's. */
  readonly directUrl?: string;
  readonly replicaUrl?: string;
  readonly app?: AppOptions;
  readonly signIn?: SignInSettings;
  /** None by default. */
  readonly payments?: readonly PaymentProvider[];
  /** By default the house plays every vendor's games. */
  readonly aggregators?: readonly AggregatorSettings[];
  /** Replaces the gateway's own modules. The database is seeded as usual. */
  readonly modules?: readonly GatewayModule[];
}

/** A gateway for all tests of a file, closed after the last of them. */
export async function openTestGateway(options?: TestGatewayOptions): Promise<TestGateway> {
  const gateway = await createTestGateway(options);
  afterAll(() => gateway.close());
  return gateway;
}

/** A gateway on a new seeded database with the merchants ALPHA and BETA. */
export async function createTestGateway({
  environment = 'test',
  poolSize = 20,
  databaseUrl,
  directUrl,
  replicaUrl,
  modules,
  app: appOptions,
  signIn = {},
  payments = [],
  aggregators = [],
}: TestGatewayOptions = {}): Promise<TestGateway> {
  const database = databaseUrl === undefined ? await createTestDatabase() : { url: databaseUrl, drop: async () => {} };
  const prepared = await preparePlatform({
    databaseUrl: database.url,
    ...(directUrl === undefined ? {} : { directUrl }),
    ...(replicaUrl === undefined ? {} : { replicaUrl }),
    environment,
    controlSecret: testControlSecret,
    merchants: testMerchants,
    gamesOrigins: testGamesOrigins,
    keySecrets: [testKeySecret],
    signIn,
    onProgress: () => {},
    poolSize,
    // On a busy machine 64 racers wait longer for a connection than a call in production does.
    connectTimeout: 20_000,
  });
  const owner = connectLogin(database.url).db;
  const platform = {
    ...prepared,
    payments: new Payments(payments),
    aggregators: new Aggregators(aggregators.map(liveryAggregator)),
    ...(modules === undefined ? {} : { modules }),
  };
  const app = await createApp(platform, { logLevel: process.env['GATEWAY_LOG'] === undefined ? 'silent' : 'error', ...appOptions });
  const inject = (options: InjectOptions): Promise<LightMyRequestResponse> =>
    app.inject({ ...options, headers: { host: 'gateway.test', ...options.headers } });

  const seal = async (payload: Record<string, unknown>, header: Record<string, string> = {}): Promise<string> => {
    const [key] = await platform.cipher.publicKeys();
    if (key === undefined) throw new Error('the gateway has no key');
    return sealFor(key, payload, header);
  };

  const call = async (
    name: RouteName,
    { merchant = 'ALPHA', token, query, body, plain = false, headers = {} }: TestCall = {},
  ): Promise<TestAnswer> => {
    const { method, path, encoding } = routes[name];
    const isForm = encoding === 'form';
    const payload =
      encoding === 'sealed' && !plain ? { jwe: await seal(sealedPayload(merchant, name, body, platform.clock.now(), token)) } : body;
    const response = await inject({
      method,
      url: path,
      headers: {
        merchant,
        ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(query === undefined ? {} : { query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) }),
      ...(payload === undefined
        ? {}
        : { payload: isForm ? String(new URLSearchParams(payload as Record<string, string>)) : (payload as object) }),
    });
    return { status: response.statusCode, envelope: response.json(), response };
  };

  const logIn = async (account = 'demo', merchant = 'ALPHA'): Promise<string> => {
    const { envelope } = await call('login', { merchant, body: { username: account, password: demoPassword, type: 'username' } });
    if (!envelope.success) throw new Error(`no login for ${account}: ${envelope.message}`);
    return String(envelope.value['token']);
  };

  return {
    app,
    platform,
    owner,
    databaseUrl: database.url,
    call,
    seal,
    inject,
    logIn,
    logInConfirmed: async (account = 'demo', merchant = 'ALPHA') => {
      const token = await logIn(account, merchant);
      const { envelope } = await call('confirmIdentity', { merchant, token, body: { password: demoPassword } });
      if (!envelope.success) throw new Error(`${account} was not confirmed: ${envelope.message}`);
      return token;
    },
    control: async (name, input = {}, merchant = 'ALPHA') => {
      const { path, method, headers, body } = controlRequest(name, input as never, { secret: testControlSecret, merchant });
      const payload = body === undefined ? {} : { payload: body };
      const response = await inject({ method, url: path, headers: { host: '127.0.0.1', ...headers }, ...payload });
      if (response.statusCode === 200) checkControlAnswer(name, response.json());
      return response;
    },
    close: async () => {
      await app.close();
      await platform.close();
      await owner.destroy();
      await database.drop();
    },
  };
}

function checkControlAnswer(name: ControlRouteName, { value }: { value: unknown }): void {
  const { value: shape }: ControlParts = controlShapes[name];
  const [fault] = shape === undefined ? [] : Value.Errors(shape, value);
  if (fault !== undefined) throw new Error(`the answer of ${name} does not fit its shape: ${fault.instancePath} ${fault.message}`);
}

export function sealedPayload(merchant: string, name: RouteName, body: unknown, now: Date, token?: string): Record<string, unknown> {
  const { method, path } = routes[name];
  return {
    aud: merchant,
    htm: method,
    htu: path,
    iat: Math.floor(now.getTime() / 1000),
    jti: randomBytes(16).toString('base64url'),
    ...(token === undefined ? {} : { sid: createHash('sha256').update(token).digest('base64url') }),
    body,
  };
}

export async function sealFor(key: PublicKey, payload: Record<string, unknown>, header: Record<string, string> = {}): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', typ: 'wps+jwe', kid: key.kid, ...header })
    .encrypt(await importJWK(key as JWK, 'ECDH-ES'));
}
