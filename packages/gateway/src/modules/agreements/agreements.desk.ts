import { agreementKinds } from '@livery/contract/agreements';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import { readTime } from '#database/database-time.ts';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { act } from './acting/act.action.ts';
import { presentEvent, presentTerms } from './agreement.present.ts';
import { listEvents } from './agreements.repo.ts';
import { findAgentByAccount, flagOf, listKinds } from './parties.repo.ts';
import { readPolicies, replacePolicy } from './policy.repo.ts';
import { request } from './acting/propose.action.ts';
import { kindsAsked, presentOne, readList, readWhole, requireOwn } from './read-agreements.action.ts';
import { readTerms } from './acting/terms.rules.ts';

/** The side that made the open proposal. */
const proposers = { house: 'downline', agent: 'upline' } as const;

/**
 * Agreements with the house, of all kinds, whether or not they are enabled.
 *
 * @throws AppError NOT_FOUND for an account that is not an agent's, INVALID_REQUEST for a cursor of another list
 */
export async function readHouseAgreements(call: DeskCall<'houseAgreements'>): Promise<ControlValueOf<'houseAgreements'>> {
  const { db, merchant, query, now } = call;
  const found = query.account === undefined ? null : await findAgentByAccount(db, merchant.id, query.account);
  if (query.account !== undefined && found === null) throw new AppError('NOT_FOUND');
  const filter = {
    side: 'upline',
    kinds: kindsAsked(agreementKinds, query.kind),
    state: query.state,
    by: query.waits === undefined ? undefined : proposers[query.waits],
    member: found?.id ?? query.member,
  } as const;
  return readList({ db, merchant, reader: null, at: now }, filter, query);
}

/**
 * @throws AppError NOT_FOUND for an agreement that is not with the house
 */
export async function readHouseAgreement({
  db,
  merchant,
  query,
  now,
}: DeskCall<'houseAgreement'>): Promise<ControlValueOf<'houseAgreement'>> {
  const reading = { db, merchant, reader: null, at: now };
  const whole = await readWhole(reading, query.agreement);
  const told = await listEvents(db, merchant.id, query.agreement);
  return { ...whole, events: told.map((event) => ({ ...presentEvent(event), person: event.person })) };
}

/**
 * Acts for the house, once per key, and records it.
 *
 * @throws AppError NOT_FOUND for an agent whose agreements are not with the house, INVALID_REQUEST, STATE_CHANGED, LIMIT_EXCEEDED by field
 */
export async function actForHouse(
  call: DeskCall<'actForHouse'>,
  { clock }: Pick<Platform, 'clock'>,
): Promise<ControlValueOf<'actForHouse'>> {
  const { merchant, body, by } = call;
  const { action, kind, account, agreement = null, hash = null, reason: given = '' } = body;
  const terms = readTerms(kind, body.terms);
  const reason = given.trim().normalize('NFC');
  const person = body.person.trim().normalize('NFC');
  if (person === '') throw new AppError('INVALID_REQUEST', { fields: { '/person': 'required' } });
  const acting = {
    merchant,
    side: 'upline',
    actor: by.actor,
    person,
    readTime: (trx: Parameters<typeof readTime>[0]) => readTime(trx, clock.ahead),
  } as const;
  return call.once(
    { action, kind, account, agreement, terms, hash, reason, person },
    async (trx) => {
      const reading = { db: trx, merchant, reader: null, at: call.now };
      let id = agreement;
      if (action === 'request') {
        if (terms === null) throw new AppError('INVALID_REQUEST', { fields: { '/terms': 'required' } });
        const downline = account === undefined ? null : await findAgentByAccount(trx, merchant.id, account);
        if (downline === null || downline.uplineId !== null) throw new AppError('NOT_FOUND');
        id = await request(trx, { merchantId: merchant.id, kind, memberId: downline.id, uplineId: null }, acting, { terms, reason });
      } else {
        if (id === null) throw new AppError('INVALID_REQUEST', { fields: { '/agreement': 'required' } });
        await requireOwn(reading, id);
        await act(trx, { id, kind, action, terms, hash, reason }, acting);
      }
      const { downline } = await presentOne(reading, id);
      const details = { agreement: id, kind, action, person, ...(terms === null ? {} : { terms }) };
      await recordAct(trx, { by, act: 'agreement.act', merchantId: merchant.id, subject: downline.account, details });
      return { id };
    },
    { present: async (trx, { id }) => presentOne({ db: trx, merchant, reader: null, at: await acting.readTime(trx) }, id) },
  );
}

export async function readAgreementPolicies({ db, merchant }: DeskCall<'agreementPolicies'>): Promise<ControlValueOf<'agreementPolicies'>> {
  const policies = await readPolicies(db, merchant.id);
  const on = await listKinds(db, merchant.id);
  const items = agreementKinds.map((kind) => {
    const { noticeDays, expiryDays, suggestion } = policies[kind];
    return { kind, noticeDays, expiryDays, suggestion: presentTerms(suggestion), modId: flagOf[kind], isOn: on.includes(kind) };
  });
  return { items };
}

/** @throws AppError STATE_CHANGED if it has changed since the caller read it, INVALID_REQUEST by field */
export async function setAgreementPolicy({ merchant, body, by, transaction }: DeskCall<'setAgreementPolicy'>): Promise<void> {
  const { kind, noticeDays, expiryDays, seen } = body;
  const suggestion = readTerms(kind, body.suggestion);
  if (suggestion === null) throw new AppError('INVALID_REQUEST');
  await transaction(async (trx) => {
    const isSet = await replacePolicy(trx, { merchantId: merchant.id, kind }, { seen, policy: { noticeDays, expiryDays, suggestion } });
    if (!isSet) throw new AppError('STATE_CHANGED', { fields: { '/seen': 'changed' } });
    const details = { kind, before: seen, noticeDays, expiryDays, suggestion };
    await recordAct(trx, { by, act: 'agreement.policy', merchantId: merchant.id, subject: merchant.code, details });
  });
}
