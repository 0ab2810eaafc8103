import type { PoolClient } from 'pg';
import { DatabaseUnusable } from './database-errors.ts';
import { limits, makePool } from './database.ts';
import { sharesConnections } from './pooling.ts';
import { Tenants } from './tenants.ts';

/** The most reports at once, so that a flood of them stays cheap. */
const connections = 8;

class NoReplica extends Error {}

/**
 * Reads reports from a streaming replica, or from the database itself while the replica is down. Figures may lag
 * behind, so nothing that moves money reads here. Each new connection checks that it reached a standby of the same
 * cluster.
 *
 * @throws DatabaseUnusable if the address leads to anything else
 */
export async function openReplica(replicaUrl: string, primary: Tenants): Promise<Tenants> {
  const cluster = await primary.ask('SELECT system_identifier::text AS id FROM pg_control_system()', []);
  const proof = {
    text: 'SELECT pg_is_in_recovery() AND system_identifier::text = $1 AS is_replica FROM pg_control_system()',
    values: [String(cluster.rows[0]?.['id'])],
    query_timeout: limits.connect,
  };
  const pool = makePool({
    connectionString: replicaUrl,
    max: connections,
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.answer,
  });
  const greet = async (client: PoolClient): Promise<void> => {
    const { rows } = await client.query<{ is_replica: boolean }>(proof);
    if (rows[0]?.is_replica !== true) throw new NoReplica();
  };
  try {
    const client = await pool.connect();
    await greet(client).finally(() => client.release());
  } catch (error) {
    if (error instanceof NoReplica) {
      await pool.end();
      throw new DatabaseUnusable('The database of --replica-url is not a streaming replica of the gateway’s database.');
    }
  }
  return new Tenants(pool, { standIn: primary, greet, isShared: await sharesConnections(replicaUrl).catch(() => true) });
}
