import type { ControlValueOf } from '@livery/contract/control/shapes';
import { recordAct } from '#observe/audit-log.ts';
import type { ControlCall, DeskCall } from '#operator/control-route.ts';
import { listInbox } from '#ports/messages/message.repo.ts';
import { AppError } from '#base/app-error.ts';
import { isNetwork } from '#base/network.ts';
import type { Platform } from '#base/platform.ts';
import { presentStatus } from '../system/system.present.ts';
import { readStatus as findStatus } from '../system/system.repo.ts';
import { deleteBlockedNetwork, insertBlockedNetwork, pingDatabase, updateStatus } from './control.repo.ts';

export async function readHealth(
  { now }: ControlCall<'health'>,
  { db, merchants }: Pick<Platform, 'db' | 'merchants'>,
): Promise<ControlValueOf<'health'>> {
  await pingDatabase(db);
  return {
    merchants: merchants.all().map(({ code, brand, name, currency }) => ({ code, brand, name, currency })),
    now: now.toISOString(),
  };
}

export function readClock(_: unknown, { clock }: Pick<Platform, 'clock'>): ControlValueOf<'clock'> {
  return { now: clock.now().toISOString(), offset: clock.ahead };
}

// Actions on this process's memory are recorded before they are done, because nothing could undo them if recording
// failed.

export async function shiftClock({ body, by }: ControlCall<'shiftClock'>, platform: Platform): Promise<ControlValueOf<'shiftClock'>> {
  const { db, clock, jobs } = platform;
  await recordAct(db, { by, act: 'clock.shift', merchantId: null, subject: '', details: body });
  clock.shiftTo(body.offset);
  await jobs.retime();
  return readClock(null, platform);
}

export async function addFault({ body, by }: ControlCall<'addFault'>, { db, faults }: Pick<Platform, 'db' | 'faults'>): Promise<void> {
  await recordAct(db, { by, act: 'fault.add', merchantId: null, subject: body.merchant ?? '', details: body });
  faults.add(body);
}

export async function clearFaults(
  { body, by }: ControlCall<'clearFaults'>,
  { db, faults }: Pick<Platform, 'db' | 'faults'>,
): Promise<void> {
  await recordAct(db, { by, act: 'fault.clear', merchantId: null, subject: body.merchant ?? '', details: body });
  faults.clear(body);
}

export async function readStatus({ db, merchant }: DeskCall<'status'>): Promise<ControlValueOf<'status'>> {
  return presentStatus(await findStatus(db, merchant.id), '');
}

type Changes = Pick<Platform, 'changes'>;

export async function setStatus({ merchant, body, by, transaction }: DeskCall<'setStatus'>, { changes }: Changes): Promise<void> {
  const { status, maintenance, regionRestriction, endTime = null } = body;
  const end = endTime === null ? null : new Date(endTime);
  await transaction(async (trx) => {
    await updateStatus(trx, merchant.id, { status, maintenance, region_restriction: regionRestriction, end_time: end });
    await recordAct(trx, { by, act: 'status.set', merchantId: merchant.id, subject: merchant.code, details: body });
  });
  changes.tell('status');
}

/** @throws AppError INVALID_REQUEST for an invalid network */
export async function blockNetwork({ merchant, body, by, transaction }: DeskCall<'blockNetwork'>, { changes }: Changes): Promise<void> {
  const { network } = body;
  requireNetwork(network);
  await transaction(async (trx) => {
    if (!(await insertBlockedNetwork(trx, merchant.id, network))) return;
    await recordAct(trx, { by, act: 'network.block', merchantId: merchant.id, subject: network, details: {} });
  });
  changes.tell('status');
}

/** @throws AppError INVALID_REQUEST for an invalid network, NOT_FOUND for one that is not blocked */
export async function unblockNetwork({ merchant, body, by, transaction }: DeskCall<'unblockNetwork'>, { changes }: Changes): Promise<void> {
  const { network } = body;
  requireNetwork(network);
  await transaction(async (trx) => {
    if (!(await deleteBlockedNetwork(trx, merchant.id, network))) throw new AppError('NOT_FOUND');
    await recordAct(trx, { by, act: 'network.unblock', merchantId: merchant.id, subject: network, details: {} });
  });
  changes.tell('status');
}

function requireNetwork(text: string): void {
  if (!isNetwork(text)) throw new AppError('INVALID_REQUEST', { fields: { '/network': 'format' } });
}

export async function readInbox({ db, merchant, query }: DeskCall<'inbox'>): Promise<ControlValueOf<'inbox'>> {
  const { items, next } = await listInbox(db, merchant.id, query);
  return {
    items: items.map(({ delivered_at, ...message }) => ({ ...message, deliveredAt: delivered_at?.toISOString() ?? '' })),
    next,
  };
}

/**
 * Restores a merchant's seed: no faults, no sessions, every seeded balance as at first, and whatever modules
 * restore. Agents' moves and contracts stay, because settled amounts that depend on them are never erased.
 */
export async function reset(
  { merchant, by, transaction }: DeskCall<'reset'>,
  { clock, jobs, changes, faults, modules }: Platform,
): Promise<void> {
  await transaction(async (trx) => {
    await recordAct(trx, { by, act: 'merchant.reset', merchantId: merchant.id, subject: merchant.code, details: {} });
    clock.shiftTo(0);
    faults.clear({ merchant: merchant.code });
    for (const module of modules.toReversed()) await module.reset?.({ trx, merchant, now: clock.now() });
  });
  await jobs.retime();
  changes.tell('status');
  changes.tell('catalogue', merchant.id);
}
