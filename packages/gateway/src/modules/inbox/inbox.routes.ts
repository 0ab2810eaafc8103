import type { Platform } from '#base/platform.ts';
import { AppError } from '#base/app-error.ts';
import type { Member } from '#identity/member.ts';
import type { RequestContext } from '#http/context.ts';
import { readCountsOf } from '#http/member-counts.ts';
import type { GatewayModule } from '#http/module.ts';
import { memberRoute } from '#http/route.ts';
import { presentLetter, presentLetterHead } from './inbox.present.ts';
import { countUnread, findLetter, listLetters } from './inbox.repo.ts';
import { seedLetters } from './inbox.seed.ts';
import { sendMailing } from './mailing.job.ts';
import { readLetters, removeLetters } from './inbox.service.ts';
import { inboxSchema } from './inbox.schema.ts';
import { registerInboxDesk } from './inbox.desk.routes.ts';
import { keyOf } from '#base/member-key.ts';

/** Letters from the house to a member. */
export const inboxModule: GatewayModule = {
  name: 'inbox',
  schema: inboxSchema,
  register: (app) => {
    const { platform } = app;
    memberRoute(app, 'letters', async (call) => {
      const { items, next } = await listLetters(call.db, keyOf(call), call.query);
      return { items: items.map((row) => presentLetterHead(row, call.language)), next };
    });
    memberRoute(app, 'letter', async (call) => {
      const row = await findLetter(call.db, keyOf(call), Number(call.query.id));
      if (row === null) throw new AppError('NOT_FOUND');
      return presentLetter(row, call.language);
    });
    memberRoute(app, 'readLetters', async (call) => {
      const changed = await readLetters(call, keyOf(call), call.body);
      return { changed, counts: await countsOf(platform, call) };
    });
    memberRoute(app, 'removeLetters', async (call) => {
      const changed = await removeLetters(call, keyOf(call), call.body);
      return { changed, counts: await countsOf(platform, call) };
    });
  },
  desk: registerInboxDesk,
  jobs: [sendMailing],
  counts: { unread: countUnread },
  seed: { version: 1, demo: seedLetters },
  reset: seedLetters,
};

type MembersCall = RequestContext & { readonly member: Member };

function countsOf({ modules }: Platform, call: MembersCall) {
  return readCountsOf(modules, call.db, keyOf(call));
}
