import { readField } from '@livery/contract/field-text';
import Type from 'typebox';
import { defineJob } from '#jobs/job.ts';
import { AppError } from '#base/app-error.ts';
import { newToken } from '#identity/authentication.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { networkOf } from '#base/network.ts';
import type { Platform } from '#base/platform.ts';
import { countUses, refuseFor } from '#limits/rate-counter.ts';
import type { Call } from '#http/route.ts';
import { resetLinkMail } from './passwords.texts.ts';
import { resetAccountLimit, resetNetworkLimit } from './passwords.limits.ts';
import { findOwnerByEmail, insertRequest, replaceLink, takeRequest } from './passwords.repo.ts';

/** How many minutes a link is valid. */
const linkLife = 30;

/** Looks up the account. It runs apart from the request, which takes equally long for an unknown account. */
export const sendResetLink = defineJob({
  name: 'password.link',
  payload: Type.Object({ requestId: Type.Integer() }),
  run: async ({ payload, merchant, platform, now }) => {
    if (merchant === null) throw new TypeError('A request for a password belongs to a merchant');
    await platform.tenants.transaction(merchant.id, async (trx) => {
      const request = await takeRequest(trx, merchant.id, payload.requestId);
      const owner = request === undefined ? undefined : await findOwnerByEmail(trx, merchant.id, request);
      if (request === undefined || owner === undefined) return;
      const { token, hash } = newToken();
      const expiresAt = new Date(now.getTime() + linkLife * 60_000);
      await replaceLink(trx, { merchantId: merchant.id, memberId: owner.id, tokenHash: hash, expiresAt });
      const { language, origin } = request;
      const url = `${origin}${language === merchant.languages[0] ? '' : `/${language}`}/login#reset=${token}`;
      const mail = resetLinkMail({ merchant, language, username: owner.username, url, minutes: linkLife });
      await platform.messages.send(trx, { merchantId: merchant.id, channel: 'mail', receiver: request.email, ...mail }, now);
    });
  },
});

/**
 * Accepts a request to reset a password by email. The answer is the same whether or not the account exists, unless the
 * brand lets visitors know (readings 26).
 *
 * @throws AppError RATE_LIMITED, USER_NOT_FOUND if the brand reveals accounts, NOT_AVAILABLE without a mail carrier
 */
export async function askForLink(call: Call<'resetPasswordByEmail'>, platform: Platform): Promise<void> {
  const { merchant, body, ip, now, db, language, host } = call;
  if (!platform.messages.canSend('mail')) throw new AppError('NOT_AVAILABLE');
  const account = {
    username: readField('username', body.username).toLowerCase(),
    email: readField('email', body.email).toLowerCase(),
  };
  const of = { merchantId: merchant.id };
  const uses = [
    { ...of, limit: resetNetworkLimit, subject: networkOf(ip) },
    { ...of, limit: resetAccountLimit, subject: account.username },
  ];
  const wait = await call.transaction(async (trx) => {
    const seconds = await countUses(trx, uses, now);
    if (seconds > 0) return seconds;
    const requestId = await insertRequest(trx, { ...of, ...account, language, origin: originFor(platform, merchant, host) }, now);
    await platform.jobs.enqueue(trx, sendResetLink, { requestId }, of);
    return 0;
  });
  refuseFor(wait);
  if (merchant.profile.security.revealAccounts && (await findOwnerByEmail(db, merchant.id, account)) === undefined)
    throw new AppError('USER_NOT_FOUND');
}

/** The request's host if the merchant owns it, otherwise its first host. A Host header alone is not trusted. */
function originFor({ merchants, environment }: Platform, merchant: Merchant, host: string): string {
  const isOwn = merchants.byHost(host)?.id === merchant.id;
  if (environment !== 'production' && isOwn) return `http://${host}`;
  const [first = `${merchant.brand}.localhost`] = merchant.hosts;
  return `https://${isOwn ? host.replace(/:\d+$/, '') : first}`;
}
