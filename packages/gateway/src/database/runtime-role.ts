import { sql } from 'kysely';
import { DatabaseRoleRefused } from './database-errors.ts';
import type { GatewayDatabase } from './schema.ts';

interface RoleFacts {
  readonly name: string;
  readonly isSuperuser: boolean;
  /** Privileged roles that it can switch to. */
  readonly mighty: readonly string[];
  /** The tables' owner, if the role is or can become it. Otherwise null, as before the tables exist. */
  readonly owned: string | null;
  /** Null before the tables exist. */
  readonly canRead: boolean | null;
}

/**
 * Row-level security does not apply to owners, superusers and roles with BYPASSRLS, and a table's owner can switch its triggers
 * off. So a gateway in production must not connect as any of them.
 *
 * @throws DatabaseRoleRefused with every reason in one message
 */
export async function refuseMightyRole(db: GatewayDatabase): Promise<void> {
  const { rows } = await sql<RoleFacts>`
    SELECT
      me.rolname AS name,
      me.rolsuper AS "isSuperuser",
      ARRAY(
        SELECT rolname::text FROM pg_roles
        WHERE rolname <> current_user AND (rolsuper OR rolbypassrls) AND pg_has_role(me.oid, oid, 'MEMBER') ORDER BY rolname
      ) || CASE WHEN me.rolbypassrls THEN ARRAY[me.rolname::text] ELSE '{}' END AS mighty,
      CASE WHEN pg_has_role(me.oid, tables.relowner, 'MEMBER') THEN pg_get_userbyid(tables.relowner) END AS owned,
      has_table_privilege(me.oid, tables.oid, 'SELECT') AS "canRead"
    FROM pg_roles me LEFT JOIN pg_class tables ON tables.oid = to_regclass('merchant')
    WHERE me.rolname = current_user`.execute(db);
  const [role] = rows;
  if (role === undefined) throw new DatabaseRoleRefused('PostgreSQL does not tell which role the gateway connects as.');
  const reasons = reasonsAgainst(role);
  if (reasons.length === 0) return;
  throw new DatabaseRoleRefused(
    `The gateway may not run as the role ${role.name}: it ${reasons.join(' and ')}. Run \`livery database migrate\` as the owner, and give the gateway a login of the group livery_runtime.`,
  );
}

function reasonsAgainst({ name, isSuperuser, mighty, owned, canRead }: RoleFacts): string[] {
  if (isSuperuser) return ['is a superuser'];
  const others = mighty.filter((each) => each !== name);
  return [
    ...(mighty.includes(name) ? ['has BYPASSRLS'] : []),
    ...(others.length > 0 ? [`can become ${others.join(', ')}, which no policy holds back`] : []),
    ...(owned === null ? [] : [owned === name ? 'owns the tables' : `can become ${owned}, which owns the tables`]),
    ...(canRead === false ? ['may not read the tables'] : []),
  ];
}
