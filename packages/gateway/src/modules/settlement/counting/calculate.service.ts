import type { TeamFigures } from '@livery/contract/commission-figures';
import { addFigures, noFigures } from '@livery/contract/commission-figures';
import { lowerBase, rerate, rerateRest, type ClosedWindow } from '@livery/contract/commission-late';
import { nothingCarried, type Adjustment, type Carried, type WindowTerms } from '@livery/contract/commission-outcome';
import { daysIn, monthPlace } from '@livery/contract/commission-windows';
import type { GatewayDatabase } from '#database/schema.ts';
import { listEnded, listEndedUnits, listUnits, type Unit } from '../agreements.repo.ts';
import { settleFamilies, type Counted, type Settled } from '../family.rules.ts';
import { readFigures, type Counts, type Span } from './figures.repo.ts';
import { listClosed, type ClosedLine, type LateChange } from './late.repo.ts';
import { listLast } from '../lines.repo.ts';
import { isReadable, noTerms, unreadable } from '../faults/readable.rules.ts';
import type { Scale } from '../settlement.rules.ts';
import { listKept } from './so-far.repo.ts';
import { asksMembers, beginAt, membersAsked, spanOf } from './spans.rules.ts';

export interface AskedWindow extends Scale {
  readonly merchantId: number;
  readonly timeZone: string;
  readonly from: Date;
  readonly before: Date;
  /** Counts only bookings before it. The whole window if omitted. */
  readonly until?: Date;
  /** Reads only rows that can change this agent's amount. */
  readonly around?: number;
}

export interface CountedUnit extends Counted, Pick<Unit, 'kind' | 'level' | 'from' | 'before' | 'isMemberActive'> {
  readonly lowered: TeamFigures | null;
  readonly late: readonly LateChange[];
}

type Concern = (units: readonly Unit[]) => readonly Unit[];

/** Results of agreements in a window. All figures come from one snapshot. */
export async function calculateWindow(
  db: GatewayDatabase,
  asked: AskedWindow,
  concern: Concern = (units) => units,
): Promise<readonly Settled<CountedUnit>[]> {
  const reading = await readWindow(db, asked, concern);
  const figures = await readFigures(db, asked.merchantId, [...reading.own, ...reading.again]);
  return settle(reading, (key) => figures.get(key)?.now);
}

export interface FollowedWindow {
  readonly now: readonly Settled<CountedUnit>[];
  readonly early: readonly Settled<CountedUnit>[];
}

/**
 * Like {@link calculateWindow}, for running windows of different agreements, now and at an earlier instant, in the
 * given order. Counts only agreements that `concern` selects. One statement counts all of them, because planning it for
 * one agent takes longer than running it.
 */
export async function followWindows(
  db: GatewayDatabase,
  merchantId: number,
  asked: readonly (AskedWindow & { readonly early: Date })[],
  concern: Concern,
): Promise<readonly FollowedWindow[]> {
  const readings: (Reading & { readonly early: Date })[] = [];
  for (const each of asked) readings.push({ ...(await readWindow(db, each, concern)), early: each.early });
  const kept = await listKept(
    db,
    merchantId,
    readings.flatMap(({ own }) => own.filter(asksMembers).map(membersAsked)),
  );
  const spans = readings.flatMap(({ own, again, early }) => [
    ...own.map((span) => beginAt(span, early, kept.get(span.key) ?? [])),
    ...again.map((span) => ({ ...span, early })),
  ]);
  const figures = await readFigures(db, merchantId, spans);
  return readings.map((reading) => ({
    now: settle(reading, (key) => figures.get(key)?.now),
    early: settle(reading, (key) => figures.get(key)?.early),
  }));
}

interface Reading {
  readonly asked: AskedWindow;
  readonly units: readonly (Unit & { readonly terms: WindowTerms; readonly fault: string | null })[];
  /** Ended agreements with a window that has changed since. */
  readonly ended: readonly (Unit & { readonly terms: WindowTerms })[];
  readonly openings: ReadonlyMap<number, Carried>;
  readonly closed: readonly ClosedLine[];
  readonly own: readonly Span[];
  /** The spans of the closed lines, counted again. */
  readonly again: readonly Span[];
}

/** The inputs other than figures. */
async function readWindow(db: GatewayDatabase, asked: AskedWindow, concern: Concern): Promise<Reading> {
  const { merchantId, from, before, until = before } = asked;
  const units = concern(await listUnits(db, asked, asked)).map((unit) => {
    const { terms } = unit;
    return isReadable(terms) ? { ...unit, terms, fault: null } : { ...unit, terms: noTerms, fault: unreadable };
  });
  const over = asked.around === undefined ? await listEnded(db, asked, from) : [];
  const agreementIds = [...new Set([...units.map(({ agreementId }) => agreementId), ...over])];
  const last = await listLast(db, agreementIds, from);
  const closed = await listClosed(db, merchantId, agreementIds, { from, before: until });
  const changed = new Set(closed.map(({ agreementId }) => agreementId));
  const ended = (
    await listEndedUnits(
      db,
      asked,
      over.filter((id) => changed.has(id)),
      asked,
    )
  ).flatMap(({ terms, ...unit }) => (isReadable(terms) ? [{ ...unit, terms: endedTerms(terms) }] : []));
  const openings = new Map(agreementIds.map((id) => [id, carriedOf(last.get(id)?.closing)]));
  const own = units.map((unit): Span =>
    spanOf({ ...unit, before: unit.before < until ? unit.before : until }, openings.get(unit.agreementId) ?? nothingCarried),
  );
  const again = closed.map((line): Span => ({
    ...spanOf({ ...line, terms: line.input.terms, versionId: -line.id }, line.input.opening),
    until,
  }));
  return { asked, units, ended, openings, closed, own, again };
}

function settle(
  { asked: { from, before, timeZone }, units, ended, openings, closed }: Reading,
  countsOf: (key: number) => Counts | undefined,
): readonly Settled<CountedUnit>[] {
  const late = lateOf(closed, countsOf);
  const lateByAgreement = Map.groupBy(closed, ({ agreementId }) => agreementId);
  const counted = units.map((unit): CountedUnit => {
    const { figures, results } = countsOf(unit.versionId) ?? { figures: noFigures, results: [] };
    const opening = openings.get(unit.agreementId) ?? nothingCarried;
    // Only the agreement's first version in the window bills late bookings.
    const isFirst = units.find(({ agreementId }) => agreementId === unit.agreementId) === unit;
    const billed = billLate(unit.terms, isFirst ? (lateByAgreement.get(unit.agreementId) ?? []) : [], late, opening);
    return {
      ...unit,
      results,
      figures: billed.lowered === null ? figures : lowerBase(figures, billed.lowered),
      opening: billed.opening,
      adjustments: billed.adjustments,
      lowered: billed.lowered,
      late: billed.changes,
      endedWith: null,
    };
  });
  const finals = ended.flatMap((unit): CountedUnit[] => {
    const own = lateByAgreement.get(unit.agreementId) ?? [];
    const { adjustments, changes } = billRest(unit.terms, own, late, openings.get(unit.agreementId) ?? nothingCarried);
    if (adjustments.length === 0) return [];
    const opening = { ...nothingCarried, makeUp: openings.get(unit.agreementId)?.makeUp ?? 0 };
    const endedWith = [...new Set(own.flatMap(({ input }) => input.children.map(({ id }) => id)))];
    return [{ ...unit, figures: noFigures, results: [], opening, adjustments, lowered: null, late: changes, fault: null, endedWith }];
  });
  const window = { from: from.getTime(), before: before.getTime() };
  return settleFamilies([...finals, ...counted], { days: daysIn(window, timeZone), place: monthPlace(window, timeZone) });
}

function carriedOf(closing: object | undefined): Carried {
  return closing === undefined ? nothingCarried : { ...nothingCarried, ...closing };
}

interface Late {
  /** Late bookings since the close, and those since the last line that billed any. */
  readonly all: TeamFigures;
  readonly more: TeamFigures;
  readonly results: Counts['results'];
}

function lateOf(closed: readonly ClosedLine[], countsOf: (key: number) => Counts | undefined): ReadonlyMap<number, Late> {
  return new Map(
    closed.map(({ id, input, lowered, late }) => {
      const now = countsOf(-id) ?? { figures: input.figures, results: input.results };
      // Wages stay as deducted at the close. Their later corrections belong to their own windows.
      const counted = less(input.figures, lowered ?? noFigures);
      const all = less({ ...now.figures, wages: counted.wages }, counted);
      return [id, { all, more: less(all, late ?? noFigures), results: now.results }];
    }),
  );
}

function less(one: TeamFigures, other: TeamFigures): TeamFigures {
  const names = Object.keys(noFigures) as (keyof TeamFigures)[];
  return addFigures(one, Object.fromEntries(names.map((name) => [name, -other[name]])) as unknown as TeamFigures);
}

interface Billed {
  readonly opening: Carried;
  readonly adjustments: readonly Adjustment[];
  /** Reductions of the window's own figures, as negative numbers. */
  readonly lowered: TeamFigures | null;
  readonly changes: readonly LateChange[];
}

/** Terms that earn nothing, so that only late bookings are billed. */
function endedTerms(terms: WindowTerms): WindowTerms {
  return { ...terms, tiers: [], rules: { ...terms.rules, split: 'differential', quarantine: null } };
}

/** Once an agreement has ended, both rules bill the difference, because no later base can be lowered. */
function billRest(
  { rules }: WindowTerms,
  closed: readonly ClosedLine[],
  late: ReadonlyMap<number, Late>,
  opening: Carried,
): Pick<Billed, 'adjustments' | 'changes'> {
  if (rules.lateVoids === 'rerate') return billLate({ rules }, closed, late, opening);
  const adjustments = rerateRest(closed.map((line) => ({ ...windowOf(line, late), billed: line.late ?? noFigures })));
  return { adjustments, changes: changesOf(closed, late, adjustments) };
}

function windowOf({ id, input, adjusted }: ClosedLine, late: ReadonlyMap<number, Late>): ClosedWindow {
  const { all = noFigures, results = input.results } = late.get(id) ?? {};
  return { line: id, input, late: all, results, adjusted };
}

function changesOf(closed: readonly ClosedLine[], late: ReadonlyMap<number, Late>, adjustments: readonly Adjustment[]): LateChange[] {
  const amounts = new Map(adjustments.map(({ line, amount }) => [line, amount]));
  return closed.map(({ id, adjusted }) => ({
    line: id,
    late: late.get(id)?.all ?? noFigures,
    adjusted: adjusted + (amounts.get(id) ?? 0),
  }));
}

function billLate(
  { rules }: Pick<WindowTerms, 'rules'>,
  closed: readonly ClosedLine[],
  late: ReadonlyMap<number, Late>,
  opening: Carried,
): Billed {
  const [first, ...others] = closed.map((line) => windowOf(line, late));
  if (first === undefined) return { opening, adjustments: [], lowered: null, changes: [] };
  const isBase = rules.lateVoids === 'base';
  const { adjustments, opening: rerated } = isBase ? { adjustments: [], opening } : rerate([first, ...others]);
  return {
    opening: { ...rerated, makeUp: opening.makeUp },
    adjustments,
    lowered: isBase
      ? { ...closed.reduce((sum, { id }) => addFigures(sum, late.get(id)?.more ?? noFigures), noFigures), activeMembers: 0 }
      : null,
    changes: changesOf(closed, late, adjustments),
  };
}
