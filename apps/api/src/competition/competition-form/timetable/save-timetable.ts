import { type FormOutcome, isRefusal, type Read, type Refusal, refuse } from '@traip/contract';
import { matchesOfPhases, timetable } from '@traip/engine/timetable';
import { localMoment } from '../../../platform/time/madrid.ts';
import { saveSettings } from '../../court-queue/settings/queries.ts';
import { rulesOf } from '../../sport/rules-of.ts';
import { findRules, listNewMatches } from '../../timetable/fixtures/queries.ts';
import { unavailable } from '../../timetable/ground/unavailable.ts';
import { lengthBeside } from '../../timetable/length-beside.ts';
import { moveTo } from '../../timetable/moves/move-to.ts';
import { moveMatches, recordMoves } from '../../timetable/moves/queries.ts';
import { saveWishes } from '../../timetable/wishes/queries.ts';
import type { DrawnPhase } from '../form/drawn-phase.ts';
import type { Form, FormTransaction } from '../form/form.ts';
import { calendarWishes } from './calendar-wishes.ts';
import { type Ground, resolveGround } from './ground.ts';

type Wishes = NonNullable<Form['timetable']>;

/** What the reply says about the timetable. */
type Scheduled = Pick<Read<typeof FormOutcome>, 'scheduled' | 'endsAt' | 'later'>;

export const noHours: Scheduled = { scheduled: 0, endsAt: null, later: 0 };

/** Gives every fixture a time and a field. */
export async function saveTimetable(
  transaction: FormTransaction,
  wishes: Wishes,
  phases: readonly { readonly phaseId: string }[],
  drawn: readonly DrawnPhase[],
): Promise<Scheduled | Refusal<'VENUE_UNKNOWN' | 'TIMETABLE_FULL'>> {
  const ground = await resolveGround(transaction, wishes.venue);
  if (isRefusal(ground)) return ground;
  const { trx, scope, at } = transaction;
  if (wishes.mode === 'CALLED') return saveCalls(transaction, wishes, ground, drawn);
  const closed = wishes.closedDates.map((day) => ({ from: day, to: day }));
  const blocked = await unavailable(trx, scope, ground.fields, { ...wishes, closed });
  const matches = matchesOfPhases(drawn.map(({ phase }) => phase));
  const { placed, unplaced, quality } = timetable(matches, {
    ...wishes,
    ...(await lengthOf(trx, phases[0]?.phaseId, wishes)),
    ...blocked,
    fields: ground.fields.length,
  });
  if (unplaced.length > 0)
    return refuse('TIMETABLE_FULL', { field: 'timetable', details: { unplaced: unplaced.length } });
  const idsOf = await matchIds(transaction, drawn);
  const moves = placed.map((place) => moveTo(place, idsOf, ground.fields));
  await recordMoves(trx, scope, moves, at);
  await moveMatches(trx, scope, moves);
  // Phases drawn later get their times from the same wishes.
  const phaseIds = phases.map(({ phaseId }) => phaseId);
  const lastDay = placed.at(-1)?.day ?? wishes.firstDay;
  await saveWishes(trx, phaseIds, calendarWishes(wishes, ground, lastDay));
  return {
    scheduled: moves.length,
    endsAt: moves.length === 0 ? null : localMoment(lastDay, quality.end),
    later: wishes.pace === 'PACKED' ? quality.later : 0,
  };
}

/** On a golf course a match begins before the previous one is over. */
async function lengthOf(
  trx: FormTransaction['trx'],
  phaseId: string | undefined,
  { every }: Pick<Wishes, 'every'>,
) {
  return phaseId === undefined ? {} : lengthBeside(rulesOf(await findRules(trx, phaseId)), every);
}

/** Matches wait for a court, in order. */
async function saveCalls(
  { trx }: FormTransaction,
  { every, rest }: Wishes,
  { fields }: Ground,
  [first]: readonly DrawnPhase[],
): Promise<Scheduled> {
  const fieldIds = fields.map(({ id }) => id);
  if (first) await saveSettings(trx, first.competitionId, { fieldIds, every, rest });
  return noHours;
}

/** Match ids by the key that the timetable uses. */
async function matchIds({ trx }: FormTransaction, drawn: readonly DrawnPhase[]) {
  const phaseIds = drawn.map(({ phaseId }) => phaseId);
  const rows = await listNewMatches(trx, phaseIds);
  return new Map(rows.map(({ id, phaseId, key }) => [`${phaseIds.indexOf(phaseId)}/${key}`, id]));
}
