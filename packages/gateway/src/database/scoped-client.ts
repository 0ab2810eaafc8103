import pg from 'pg';
import type { Connection, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { limits, runtimeRole } from './database.ts';
import { timeAsked } from './take-time.ts';

const settings: Readonly<Record<string, string>> = {
  role: runtimeRole,
  statement_timeout: String(limits.statement),
  lock_timeout: String(limits.lock),
  idle_in_transaction_session_timeout: String(limits.idleInTransaction),
};
const scopeFor = (merchant: string): string =>
  `SELECT ${[...Object.entries(settings).map(([name, value]) => [name, `'${value}'`]), ['livery.merchant', merchant]]
    .map(([name, value]) => `set_config('${name}', ${value}, true)`)
    .join(', ')}`;
const scope = { name: 'scope', text: scopeFor('$1') };
const beginning = /^(?:begin|start transaction)\b/i;

/** pg's message when {@link limits.answer} has passed. The query still runs on the server. */
const readTimeout = 'Query read timeout';

/**
 * A connection that works for one merchant. Each transaction sets the role, time limits and tenant, because behind a
 * pooler the next transaction may run on another server connection. A statement outside a transaction is sent together
 * with its settings, in one round trip and one implicit transaction (PostgreSQL protocol, "Pipelining").
 */
export class ScopedClient {
  readonly #client: PoolClient;
  readonly #merchant: string;
  readonly #isShared: boolean;
  readonly #onRelease: () => void;
  #isBroken = false;
  /** The client's timeout, if longer than usual: the transaction's statement timeout plus a margin. */
  #queryTimeout: number | undefined;

  constructor(client: PoolClient, merchantId: number | null, { isShared, onRelease }: { isShared: boolean; onRelease: () => void }) {
    this.#client = client;
    this.#merchant = String(merchantId ?? '');
    this.#isShared = isShared;
    this.#onRelease = onRelease;
  }

  query<Row extends QueryResultRow>(query: string | QueryConfig, values?: readonly unknown[]): Promise<QueryResult<Row>> {
    const { text: asked, ...config } = typeof query === 'string' ? { text: query } : query;
    // The settings follow a BEGIN, because they take a snapshot, and the isolation level must be known before that.
    const text = beginning.test(asked) ? `${asked}; ${scopeFor(`'${this.#merchant}'`)}` : asked;
    const name = this.#isShared ? undefined : config.name;
    return new Promise<QueryResult<Row>>((resolve, reject) => {
      const sent = new pg.Query({ text, name, values: [...(values ?? config.values ?? [])] } as QueryConfig) as unknown as SentQuery<Row>;
      sent.query_timeout = this.#queryTimeout;
      const milliseconds = timeAsked(asked);
      if (milliseconds !== null) this.#queryTimeout = milliseconds + limits.answer - limits.statement;
      sent.callback = (error, result) => {
        if (error === null) return resolve(result);
        this.#isBroken ||= sent.isScoping === true || error.message === readTimeout;
        reject(error);
      };
      this.#scope(sent);
      this.#client.query(sent as unknown as pg.Submittable);
    });
  }

  /** Releases the connection. It is closed if a query still runs on it or its settings were refused. */
  release(error?: Error | boolean): void {
    this.#client.release(error ?? this.#isBroken);
    this.#onRelease();
  }

  /** Sends the settings before a query that begins a transaction, explicit or not, and swallows PostgreSQL's answers to them. */
  #scope<Row extends QueryResultRow>(query: SentQuery<Row>): void {
    const { submit, handleDataRow, handleCommandComplete, name, text } = query;
    query.submit = (connection) => {
      if (this.#client.getTransactionStatus() !== 'I' || beginning.test(text)) return submit.call(query, connection);
      query.queryMode = 'extended';
      query.isScoping = true;
      connection.stream.cork();
      sendScope(connection, this.#merchant, this.#isShared);
      const refused = submit.call(query, connection);
      connection.stream.uncork();
      // The client would assign the next ParseComplete to this name, but that one belongs to the settings.
      query.name = undefined;
      return refused;
    };
    query.handleDataRow = (message) => {
      if (query.isScoping !== true) handleDataRow.call(query, message);
    };
    query.handleCommandComplete = (message, connection) => {
      if (query.isScoping !== true) return handleCommandComplete.call(query, message, connection);
      query.isScoping = false;
      query.name = name;
    };
  }
}

function sendScope(connection: Wire, merchant: string, isShared: boolean): void {
  const name = isShared ? '' : scope.name;
  if (isShared || connection.parsedStatements[name] === undefined) connection.parse({ name, text: scope.text, types: [] });
  if (!isShared) connection.parsedStatements[name] = scope.text;
  connection.bind({ portal: '', statement: name, values: [merchant] });
  connection.execute({ portal: '', rows: 0 });
}

/** The parts of pg's query and connection that its types omit. */
interface SentQuery<Row extends QueryResultRow> {
  readonly text: string;
  name: string | undefined;
  query_timeout?: number | undefined;
  queryMode?: 'extended';
  isScoping?: boolean;
  callback: (error: Error | null, result: QueryResult<Row>) => void;
  submit: (connection: Wire) => Error | null;
  handleDataRow: (message: unknown) => void;
  handleCommandComplete: (message: unknown, connection: Wire) => void;
}

interface Wire extends Pick<Connection, 'stream'> {
  readonly parsedStatements: Record<string, string>;
  parse: (statement: { name: string; text: string; types: number[] }) => void;
  bind: (portal: { portal: string; statement: string; values: unknown[] }) => void;
  execute: (portal: { portal: string; rows: number }) => void;
}
