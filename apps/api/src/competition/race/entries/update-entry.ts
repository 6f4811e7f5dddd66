import { type raceEntryCalls, refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { withChange } from '../../../platform/db/with-change.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { listLaterRounds } from '../event/queries.ts';
import type { RaceRecord } from '../lock/queries.ts';
import { type OpenRace, publishRaceChange, raceSubject, withRaceLock } from '../lock/with-race-lock.ts';
import { recomputeTables } from '../overall/table/recompute-tables.ts';
import { recomputeRanks } from '../ranking/recompute-ranks.ts';
import { changeRelay } from '../relay/change-relay.ts';
import { entryReplies } from './entry-reply.ts';
import { numbered } from './numbered.ts';
import { type EntryRow, findEntry, findTaken, updateEntryRow, updateInRound } from './queries.ts';

export const updateEntry: Handler<typeof raceEntryCalls.update> = (context, { params, body }) =>
  withRaceLock(context, 'competitions.manage', params, async ({ trx, race, competition }) => {
    const before = await findEntry(trx, race.id, params.entryId);
    if (!before) return refuse('NOT_FOUND');
    const { version, members, ...change } = body;
    if (version !== before.version) return refuse('STALE_VERSION');
    const after = withChange(before, change);
    const { entryId: id, bib, club, gender, birthYear, heat, lane, seedMark, team } = after;
    const { handicapTenths, teeTime, startingHole } = after;
    const refusal = changeRefusal(race, before, after);
    if (refusal) return refusal;
    const taken = await findTaken(trx, race.id, { id, bib, heat, lane });
    if (taken !== null)
      return refuse(numbered(race, taken), { field: taken === 'BIB_TWICE' ? 'bib' : 'lane' });
    const ofGolf = { handicapTenths, teeTime, startingHole };
    const relay = await changeRelay(trx, context, race, { entryId: id, team: change.team, members });
    if (relay) return relay;
    const runner = { bib, club, gender, birthYear, team };
    await updateEntryRow(trx, id, { ...runner, heat, lane, seedMark, ...ofGolf });
    await recomputeRanks(trx, race, competition);
    await updateLaterRounds({ trx, race, competition }, id, runner);
    await recomputeTables(trx, race.competitionId);
    await logAction(trx, context, { ...raceSubject(race), action: 'RUNNER_CHANGED', details: { bib } });
    await publishRaceChange(trx, context, race);
    return (await findReply(trx, race, id)) ?? refuse('NOT_FOUND');
  });

async function findReply(trx: Trx, race: RaceRecord, id: string) {
  const stored = await findEntry(trx, race.id, id);
  const [reply] = stored ? await entryReplies(trx, [stored]) : [];
  return reply;
}

async function updateLaterRounds(
  { trx, race, competition }: OpenRace,
  firstEntryId: string,
  runner: RunnerFields,
) {
  for (const round of await listLaterRounds(trx, race)) {
    await updateInRound(trx, { raceId: round.id, firstEntryId }, runner);
    await recomputeRanks(trx, round, competition);
  }
}

/** A handicap affects official results. The person is changed in the first round, which applies to all. */
function changeRefusal({ publication, eventId }: RaceRecord, before: EntryRow, after: EntryRow) {
  if (after.handicapTenths !== before.handicapTenths && publication === 'OFFICIAL')
    return refuse('GOLF_OFFICIAL', { field: 'handicapTenths' });
  return eventId !== null && !isSamePerson(before, after) ? refuse('ROUND_OF_A_RACE') : undefined;
}

type RunnerFields = Pick<EntryRow, 'bib' | 'club' | 'gender' | 'birthYear' | 'team'>;

function isSamePerson(before: RunnerFields, after: RunnerFields): boolean {
  return (['bib', 'club', 'gender', 'birthYear', 'team'] as const).every((key) => before[key] === after[key]);
}
