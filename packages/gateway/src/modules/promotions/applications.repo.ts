import { sql, type ExpressionBuilder, type Selectable, type Transaction } from 'kysely';
import type { ApplicationState } from '@livery/contract/activity-states';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import '../uploads/uploads.schema.ts';
import './promotions.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export type ApplicationRow = Selectable<Database['application']>;

/** The subject for which an application's pictures are submitted. */
export const proves = (applicationId: number): string => `application:${applicationId}`;

/** The number of pictures with an application. */
const countPictures = ({ selectFrom, ref }: ExpressionBuilder<Database, 'application'>, merchantId: number) =>
  selectFrom('upload')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('upload.merchant_id', '=', merchantId)
    .where('purpose', '=', 'promotionApplication')
    .where('proves', '=', sql<string>`'application:' || ${ref('application.id')}`)
    .as('pictures');

/** The member's last application for each promotion, with its number of pictures. */
export async function listApplications(db: GatewayDatabase, { merchantId, memberId }: MemberKey) {
  return db
    .selectFrom('application')
    .selectAll('application')
    .select((eb) => countPictures(eb, merchantId))
    .distinctOn('promotion_id')
    .where('application.merchant_id', '=', merchantId)
    .where('application.member_id', '=', memberId)
    .orderBy('promotion_id')
    .orderBy('application.id', 'desc')
    .execute();
}

export async function insertApplication(
  trx: Transaction<Database>,
  { merchantId, memberId }: MemberKey,
  { promotionId, remarks, now }: { readonly promotionId: number; readonly remarks: string; readonly now: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('application')
    .values({
      merchant_id: merchantId,
      member_id: memberId,
      promotion_id: promotionId,
      state: 'inProcess',
      remarks,
      created_at: now,
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks the application. */
export async function lockApplication(
  trx: Transaction<Database>,
  merchantId: number,
  applicationId: number,
): Promise<ApplicationRow | null> {
  const row = await trx
    .selectFrom('application')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function noteDecision(
  trx: Transaction<Database>,
  applicationId: number,
  { state, reason, now }: { readonly state: ApplicationState; readonly reason: string; readonly now: Date },
): Promise<void> {
  await trx.updateTable('application').set({ state, reason, decided_at: now }).where('id', '=', applicationId).execute();
}

const oldestFirst = keyset('desk-applications', 'asc', { 'application.id': 'integer' });

/** A page of a merchant's applications in a state, with applicant and activity. */
export async function listForDesk(
  db: GatewayDatabase,
  merchantId: number,
  { state, ...page }: { readonly state: ApplicationState; readonly after?: string; readonly limit: number },
) {
  const applications = db
    .selectFrom('application')
    .innerJoin('member', 'member.id', 'application.member_id')
    .innerJoin('promotion', (join) =>
      join.onRef('promotion.merchant_id', '=', 'application.merchant_id').onRef('promotion.id', '=', 'application.promotion_id'),
    )
    .selectAll('application')
    .select(['member.username', 'promotion.titles'])
    .select((eb) => countPictures(eb, merchantId))
    .where('application.merchant_id', '=', merchantId)
    .where('application.state', '=', state);
  return readPage(applications, oldestFirst, page);
}

export async function findApplicant(db: GatewayDatabase, memberId: number): Promise<{ username: string; type: number }> {
  return db.selectFrom('member').select(['username', 'type']).where('id', '=', memberId).executeTakeFirstOrThrow();
}
