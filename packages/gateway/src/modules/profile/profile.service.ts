import type { BodyOf, Profile } from '@livery/contract/shapes';
import type { Member } from '#identity/member.ts';
import type { RequestContext } from '#http/context.ts';
import { findFactor } from '../second-factor/second-factor.repo.ts';
import { listRegisterRules } from '../system/system.repo.ts';
import { keyOf } from '#base/member-key.ts';
import { readTold } from './profile-fields.rules.ts';
import { presentProfile } from './profile.present.ts';
import { findProfile, keepProfile, listContacts, lockMember, readIdentity, renameMember } from './profile.repo.ts';

export type MembersCall = RequestContext & { readonly member: Member };

export async function readProfile(call: MembersCall): Promise<Profile> {
  const { db, merchant } = call;
  const key = keyOf(call);
  const [identity, stored, contacts, factor] = await Promise.all([
    readIdentity(db, key),
    findProfile(db, key),
    listContacts(db, key),
    findFactor(db, key),
  ]);
  return presentProfile({
    nickname: identity.nickname,
    stored,
    contacts,
    passwordChangedAt: identity.changed_at ?? identity.created_at,
    hasSecondFactor: factor?.isOn === true,
    minimumAge: merchant.profile.identity.minimumAge,
  });
}

/**
 * Stores a member's details, all or none.
 *
 * @throws AppError INVALID_REQUEST with the refused fields
 */
export async function editProfile(call: MembersCall & { readonly body: BodyOf<'editProfile'> }): Promise<Profile> {
  const { body, db, merchant, now } = call;
  const key = keyOf(call);
  const rules = await listRegisterRules(db, merchant.id);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: merchant.timeZone }).format(now);
  const { minimumAge } = merchant.profile.identity;
  await call.transaction(async (trx) => {
    await lockMember(trx, key);
    const told = readTold(body, { rules, stored: await findProfile(trx, key), today, minimumAge });
    if (told.nickname !== null) await renameMember(trx, key, told.nickname);
    if (Object.keys(told.columns).length > 0) await keepProfile(trx, key, told.columns);
  });
  return readProfile(call);
}
