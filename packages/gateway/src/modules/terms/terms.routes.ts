import type { ValueOf } from '@livery/contract/shapes';
import type { Member } from '#identity/member.ts';
import type { RequestContext } from '#http/context.ts';
import type { GatewayModule } from '#http/module.ts';
import { memberRoute } from '#http/route.ts';
import { inLanguage } from '#base/texts.ts';
import { registerTermsDesk } from './terms.desk.routes.ts';
import { forgetConsents, hasAgreed, keepConsent, readTerms, writeTerms } from './terms.repo.ts';
import { termsSchema } from './terms.schema.ts';

/** When the first terms came into force. */
const firstTerms = { version: '1.0', validFrom: '2025-01-01', changes: null } as const;

/** Members' consents to versions of the terms. A new version needs a new consent. */
export const termsModule: GatewayModule = {
  name: 'terms',
  schema: termsSchema,
  register: (app) => {
    memberRoute(app, 'termsConsent', (call) => standingOf(call, call.query.language));
    memberRoute(app, 'agreeToTerms', async (call) => {
      const { db, merchant, member, now, body } = call;
      const terms = await readTerms(db, merchant.id);
      // Members consent to the version they read. If it has changed since, the new one is shown first.
      if (terms?.version === body.version) {
        await keepConsent(db, { merchant_id: merchant.id, member_id: member.id, version: body.version, agreed_at: now });
      }
      return standingOf(call, body.language);
    });
  },
  desk: registerTermsDesk,
  reset: async ({ trx, merchant }) => {
    await forgetConsents(trx, merchant.id);
    await writeTerms(trx, merchant.id, firstTerms);
  },
};

type MembersCall = RequestContext & { readonly member: Member };

async function standingOf({ db, merchant, member }: MembersCall, language: string): Promise<ValueOf<'termsConsent'>> {
  const terms = await readTerms(db, merchant.id);
  if (terms === null) return { version: null, validFrom: null, changes: null, isAgreed: true };
  return {
    version: terms.version,
    validFrom: terms.validFrom,
    changes: terms.changes === null ? null : inLanguage(terms.changes, language),
    isAgreed: await hasAgreed(db, { merchantId: merchant.id, memberId: member.id }, terms, merchant.timeZone),
  };
}
