import { argon2Sync, randomBytes } from 'node:crypto';
import { connectLogin } from '../../src/database/database.ts';
import { demoPassword } from '../../src/modules/member/demo-accounts.seed.ts';
import { seededMembers } from '../../src/modules/member/member.seed.ts';

/** The cheapest argon2id parameters, because test members log in thousands of times. */
const cost = { memory: 8, passes: 1, parallelism: 1 };

/** Gives the seeded accounts their passwords again, with hashes that are quick to check. */
export async function lightenPasswords(databaseUrl: string): Promise<void> {
  const { db } = connectLogin(databaseUrl);
  for (const { account, password = demoPassword } of seededMembers) {
    const ids = await db.selectFrom('member').select('id').where('username', '=', account).execute();
    for (const { id } of ids)
      await db
        .updateTable('member_credential')
        .set({ hash: lightHash(password) })
        .where('member_id', '=', id)
        .where('kind', '=', 'password')
        .execute();
  }
  await db.destroy();
}

/** A password hash that is quick to check. */
export function lightHash(password: string): string {
  const salt = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: password, nonce: salt, tagLength: 32, ...cost });
  const [saltText, tagText] = [salt, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${saltText}$${tagText}`;
}
