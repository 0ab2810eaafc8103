import pg from 'pg';
import { until } from '../test-fleet.ts';

/** A point where a lottery's job can be stopped: an issue reaches a state, or a row of a table changes. */
export type DeathStep = 'closing' | 'closed' | 'drawn' | 'verified' | 'judged' | 'lottery_ticket' | 'paid' | 'lottery_chase' | 'final';

/** A key that no gateway lock uses. */
const gateLock = 1_795_896_682;

/**
 * Triggers that wait for a lock in the middle of a transaction, only for issues with tickets. A sequence counts the
 * rows, because it keeps its value when the transaction is lost.
 */
const triggers = `
CREATE SCHEMA gate;
CREATE SEQUENCE gate.reached;
CREATE TABLE gate.armed (step text, place bigint);
CREATE FUNCTION gate.wait() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  changed jsonb := to_jsonb(NEW);
  at text := TG_TABLE_NAME;
BEGIN
  IF at = 'lottery_issue' THEN
    IF NOT EXISTS (SELECT FROM lottery_ticket WHERE issue_id = (changed->>'id')::bigint) THEN RETURN NULL; END IF;
    at := changed->>'state';
  END IF;
  IF EXISTS (SELECT FROM gate.armed WHERE step = at) AND nextval('gate.reached') = (SELECT place FROM gate.armed) THEN
    PERFORM pg_advisory_lock(${gateLock});
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER gate AFTER UPDATE ON lottery_issue FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION gate.wait();
CREATE TRIGGER gate AFTER UPDATE ON lottery_ticket FOR EACH ROW EXECUTE FUNCTION gate.wait();
CREATE TRIGGER gate AFTER UPDATE ON lottery_chase FOR EACH ROW EXECUTE FUNCTION gate.wait();`;

export interface DeathGate {
  /** Stops the first gateway that has changed this many rows in a step. */
  readonly arm: (step: DeathStep, row?: number) => Promise<void>;
  /** The backend that waits at the gate. */
  readonly reached: () => Promise<number>;
  /** Whether another backend waits for this one's locks. */
  readonly untilBlockedBy: (backend: number) => Promise<void>;
  readonly terminate: (backend: number) => Promise<void>;
  /** Lets it go on. Nothing is stopped after that. */
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a gate in a database. A killed PostgreSQL may have left an earlier one there. */
export async function openDeathGate(databaseUrl: string, { isThere = false }: { isThere?: boolean } = {}): Promise<DeathGate> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // PostgreSQL itself may be killed.
  client.on('error', () => {});
  await client.connect();
  if (!isThere) await client.query(triggers);
  return {
    arm: async (step, row = 1) => {
      await client.query('DELETE FROM gate.armed');
      await client.query("SELECT setval('gate.reached', 1, false)");
      await client.query('SELECT pg_advisory_lock($1)', [gateLock]);
      await client.query('INSERT INTO gate.armed VALUES ($1, $2)', [step, row]);
    },
    reached: async () => {
      let backend: number | null = null;
      await until(async () => {
        const { rows } = await client.query<{ pid: number }>(
          `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
          [gateLock],
        );
        backend = rows[0]?.pid ?? null;
        return backend !== null;
      }, 'a gateway is at the gate');
      return backend ?? 0;
    },
    untilBlockedBy: (backend) =>
      until(async () => {
        const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))', [backend]);
        return (rowCount ?? 0) > 0;
      }, 'another gateway waits for it'),
    terminate: async (backend) => void (await client.query('SELECT pg_terminate_backend($1, 10000)', [backend])),
    open: async () => {
      await client.query('DELETE FROM gate.armed');
      await client.query('SELECT pg_advisory_unlock_all()');
    },
    close: () => client.end(),
  };
}
