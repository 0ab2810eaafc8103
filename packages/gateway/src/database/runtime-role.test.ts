import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '../../test/postgres/test-database.ts';
import { connectLogin } from './database.ts';
import { refuseMightyRole } from './runtime-role.ts';
import type { GatewayDatabase } from './schema.ts';

// Roles belong to the whole server, and other test files run beside this one.
const own = randomUUID().slice(0, 8);
const [owner, mighty] = [`owner_${own}`, `mighty_${own}`];
const password = 'for-a-test';

let database: TestDatabase;
let db: GatewayDatabase;
const logins: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = connectLogin(database.url));
  await sql.raw(`CREATE ROLE ${owner}; CREATE ROLE ${mighty} BYPASSRLS; ALTER TABLE merchant OWNER TO ${owner}`).execute(db);
});

afterAll(async () => {
  await sql.raw(`ALTER TABLE merchant OWNER TO CURRENT_USER; DROP ROLE ${[...logins, owner, mighty].join(', ')}`).execute(db);
  await db.destroy();
  await database.drop();
});

/** The gateway's refusal of a login with these attributes. Null if accepted. */
async function sayTo(attributes: string, url = database.url): Promise<string | null> {
  const name = `login_${own}_${logins.length}`;
  logins.push(name);
  await sql.raw(`CREATE ROLE ${name} LOGIN PASSWORD '${password}' ${attributes}`).execute(db);
  const address = Object.assign(new URL(url), { username: name, password });
  const login = connectLogin(address.href).db;
  try {
    return await refuseMightyRole(login).then(
      () => null,
      (error: Error) => `${error.name}: ${error.message}`,
    );
  } finally {
    await login.destroy();
  }
}

describe('the role of a gateway in production', () => {
  it('is a login of the group livery_runtime', async () => {
    expect(await sayTo('IN ROLE livery_runtime')).toBe(null);
  });

  it.each([
    ['is a superuser', 'SUPERUSER'],
    ['has BYPASSRLS', 'BYPASSRLS IN ROLE livery_runtime'],
    ['owns the tables, by being or becoming their owner', `IN ROLE livery_runtime, ${owner}`],
    ['may become a role that bypasses policies', `NOINHERIT IN ROLE livery_runtime, ${mighty}`],
    ['has no read access', ''],
  ])('is refused if it %s', async (_what, attributes) => {
    expect(await sayTo(attributes)).toMatch(
      /^DatabaseRoleRefused: The gateway may not run as the role login_.*livery database migrate.*livery_runtime\.$/,
    );
  });

  it('is refused with every reason at once', async () => {
    const said = await sayTo(`BYPASSRLS IN ROLE ${owner}, ${mighty}`);
    expect(said).toContain(
      `has BYPASSRLS and can become ${mighty}, which no policy holds back and can become ${owner}, which owns the tables`,
    );
  });

  it('is also checked before any tables exist', async () => {
    const empty = await createTestDatabase({ empty: true });
    expect(await sayTo('', empty.url)).toBe(null);
    expect(await sayTo('SUPERUSER', empty.url)).toContain('is a superuser');
    await empty.drop();
  });
});
