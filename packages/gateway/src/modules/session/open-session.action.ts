import type { OpenedLogin } from '@livery/contract/shapes';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { SessionScope } from '#identity/identity.schema.ts';
import type { Messages } from '#ports/messages/messages.ts';
import { newToken } from '#identity/authentication.ts';
import type { RequestContext } from '#http/context.ts';
import { networkOf } from '#base/network.ts';
import { deviceOf } from '../devices/device-names.rules.ts';
import { presentMember } from '../member/member.present.ts';
import { findMailAddress } from '../member/member.repo.ts';
import { isFamiliar, rememberTrace, type LoginTrace } from './login-traces.repo.ts';
import { newLoginMail } from './new-login-mail.texts.ts';
import { endFirstLogin, insertSession } from './session.repo.ts';

/** The session's member. */
export interface SessionHolder {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly type: number;
  readonly vip_level: number;
  readonly parent_id: number | null;
}

export interface OpeningOptions {
  readonly scope: SessionScope;
  readonly isPasswordExpired?: boolean;
  /** The password was set by somebody else. */
  readonly isFirstPassword?: boolean;
}

/**
 * Opens a session for a proven member, at the end of every login and in its transaction. The member gets a mail if the
 * network or the device is new.
 */
export async function openSession(
  trx: Transaction<Database>,
  call: RequestContext,
  messages: Messages,
  holder: SessionHolder,
  { scope, isPasswordExpired = false, isFirstPassword = false }: OpeningOptions,
): Promise<OpenedLogin> {
  const { merchant, now, ip, userAgent } = call;
  const trace = { merchantId: merchant.id, memberId: holder.id, network: networkOf(ip), device: deviceText(userAgent) };
  const { token, hash } = newToken();
  const isKnown = await isFamiliar(trx, trace, now);
  await rememberTrace(trx, trace, now);
  await insertSession(trx, { ...trace, tokenHash: hash, scope, userAgent }, now);
  if (!isKnown) await tellOfNewLogin(trx, messages, call, holder, trace);
  return {
    token,
    firstTimeLogin: await endFirstLogin(trx, holder.id),
    passwordExpired: isPasswordExpired,
    ...(isFirstPassword ? { firstPassword: true } : {}),
    memberInfo: presentMember({ ...holder, vipLevel: holder.vip_level, parentId: holder.parent_id }, merchant),
  };
}

/** For members with a verified address, if this gateway sends mail. A login never waits for it. */
async function tellOfNewLogin(
  trx: Transaction<Database>,
  messages: Messages,
  { merchant, language, now }: RequestContext,
  { id, username }: SessionHolder,
  { network, device }: LoginTrace,
): Promise<void> {
  if (!messages.canSend('mail')) return;
  const receiver = await findMailAddress(trx, merchant.id, id);
  if (receiver === null) return;
  const mail = newLoginMail({ merchant, language, username, network, device, at: now });
  await messages.send(trx, { merchantId: merchant.id, channel: 'mail', receiver, ...mail }, now);
}

/** Without the version, so that a browser update is not a new device. */
function deviceText(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((name) => name !== null).join(', ') || '–';
}
