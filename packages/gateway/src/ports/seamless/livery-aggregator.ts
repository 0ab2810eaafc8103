import Type, { type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { walletRefusals, WalletRefusal, type Aggregator, type WalletCall } from './aggregator.ts';
import { liveryQuestions, type AskedCall } from './livery-questions.ts';
import { nonceOf } from './signed-request.ts';

export interface AggregatorSettings {
  readonly name: string;
  /** The origin of the games. */
  readonly url: string;
  /** Codes of the vendors whose games it provides. All vendors if omitted. */
  readonly vendors?: readonly string[];
  /** Types of the games that it provides. All types if omitted. */
  readonly types?: readonly string[];
  /** The calls that it supports. None if omitted. `settlement` is only for a sandbox. */
  readonly takes?: readonly AskedCall[];
  /** Secrets by the merchant's code: the current one, and the previous one while the two sides change it. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

const closed = { additionalProperties: false };
const Token = Type.String({ minLength: 1, maxLength: 100 });
/** The aggregator's id for it: printable ASCII without spaces. */
const Name = Type.String({ pattern: '^[\\x21-\\x7e]{1,100}$' });
const Unit = Type.String({ minLength: 1, maxLength: 8 });
const Amount = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 });
const move = { transaction: Name, round: Name };

const bodies: Readonly<Record<WalletCall['kind'], Validator<Record<never, never>, TSchema>>> = {
  authenticate: Compile(Type.Object({ token: Token }, closed)),
  balance: Compile(Type.Object({ session: Token }, closed)),
  bet: Compile(Type.Object({ session: Token, ...move, amount: Type.Integer({ ...Amount, minimum: 1 }), unit: Unit }, closed)),
  win: Compile(Type.Object({ player: Name, ...move, amount: Amount, unit: Unit }, closed)),
  rollback: Compile(Type.Object({ player: Name, ...move, bet: Name }, closed)),
};

/** An aggregator, or an operator's adapter, as described in docs/vendors.md: JSON, with every request signed by the merchant's key. */
export function liveryAggregator({ name, url, vendors, types, takes = [], keys }: AggregatorSettings): Aggregator {
  const keysOf = (merchant: string): readonly string[] => (Object.hasOwn(keys, merchant) ? (keys[merchant] ?? []) : []);
  return {
    name,
    brings: ({ vendor, type }) => vendors?.includes(vendor) !== false && types?.includes(type) !== false,
    serves: (merchant) => keysOf(merchant).length > 0,
    launchAddress: ({ fixture, pick, ...launch }) => {
      const at = fixture === undefined ? {} : { fixture, ...(pick === undefined ? {} : { pick }) };
      return `${url.replace(/\/$/, '')}/play?${new URLSearchParams({ ...launch, ...at }).toString()}`;
    },
    asks: liveryQuestions({ url, takes, keyOf: (merchant) => keysOf(merchant)[0] ?? null }),
    readCall: (request, now) => {
      const nonce = nonceOf(keysOf(request.merchant), request, now);
      if (nonce === null) throw new WalletRefusal('UNAUTHENTIC');
      return { call: readBody(request.call, request.body), nonce };
    },
    writeAnswer: (body) => ({ status: 200, body }),
    writeRefusal: (code) => ({ status: walletRefusals[code].status, body: { error: code, mayPass: walletRefusals[code].mayPass } }),
  };
}

function readBody(kind: string, text: string): WalletCall {
  if (!Object.hasOwn(bodies, kind)) throw new WalletRefusal('INVALID');
  const body = parse(text);
  if (!bodies[kind as WalletCall['kind']].Check(body)) throw new WalletRefusal('INVALID');
  return { ...(body as object), kind } as WalletCall;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
