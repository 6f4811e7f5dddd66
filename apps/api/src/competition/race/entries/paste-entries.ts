import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, type raceEntryCalls, raceLimits, refuse } from '@traip/contract';
import { nameKey } from '../../../people/squad/namesakes/same-person.ts';
import { newPersonRow } from '../../../people/squad/new-person-row.ts';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import type { RaceRecord } from '../lock/queries.ts';
import { publishRaceChange, type RaceContext, raceSubject, withRaceLock } from '../lock/with-race-lock.ts';
import { insertRunners, listKnownRunners } from '../people/queries.ts';
import { enterMembers } from '../relay/enter-members.ts';
import { readTable } from '../table/read-table.ts';
import { problemsReply, rowsRefusal } from '../table/row-problems.ts';
import { startTableOf } from '../table/start-table.ts';
import { identifyRunners, type Runner } from './identify-runners.ts';
import { numbered } from './numbered.ts';
import { insertEntries, listTaken } from './queries.ts';
import { readStartRows, type StartRow } from './start-rows.ts';

/** Previews a list, or enters everyone on it: all or none. */
export const pasteEntries: Handler<typeof raceEntryCalls.paste> = (context, { params, body }) =>
  withRaceLock(context, 'competitions.manage', params, async ({ trx, race }) => {
    if (race.eventId !== null) return refuse('ROUND_FILLED_BY_RESULTS');
    const table = readTable(body.text, startTableOf(race), body.columns);
    if (isRefusal(table))
      return table.refused === 'TOO_MANY_ROWS' ? refuse('RACE_FULL') : refuse(table.refused);
    const { rows, problems: own } = readStartRows(table, race, dayInMadrid(context.now()));
    const taken = await listTaken(trx, race.id);
    const full = fullRefusal(race, taken.length + rows.length);
    if (full) return full;
    const known =
      race.legs === null ? await listKnownRunners(trx, race.organisationId, rows.map(nameKey)) : [];
    const { runners, problems: others } = identifyRunners(rows, { taken, known });
    const problems = [...own, ...others]
      .map((problem) => ({ ...problem, code: numbered(race, problem.code) }))
      .sort((a, b) => a.line - b.line);
    const reply = {
      columns: [...table.columns],
      rows: table.rows.slice(0, raceLimits.shown).map(({ line, cells }) => ({ line, cells: [...cells] })),
      total: rows.length,
    };
    if (body.mode === 'PREVIEW') return { ...reply, saved: 0, problems: problemsReply(problems) };
    const refusal = rowsRefusal(problems);
    if (refusal) return refusal;
    await enter(trx, context, race, runners);
    return { ...reply, saved: runners.length, problems: [] };
  });

/** Heats can only be made for fewer people than a mass start has. */
function fullRefusal({ round }: RaceRecord, count: number) {
  if (round === null) return count > raceLimits.entries ? refuse('RACE_FULL') : undefined;
  return count > raceLimits.inHeats ? refuse('TOO_MANY_FOR_HEATS') : undefined;
}

async function enter(trx: Trx, context: RaceContext, race: RaceRecord, runners: readonly Runner[]) {
  const { organisationId, competitionId, id: raceId } = race;
  const at = context.now();
  const all = runners.map(({ row, bib, personId }) => ({
    row,
    bib,
    entryId: randomUUIDv7(),
    // The members of a relay are entered below.
    isNew: personId === null && race.legs === null,
    personId: race.legs === null ? (personId ?? randomUUIDv7()) : null,
  }));
  const newRunners = all.flatMap(({ isNew, personId, row }) =>
    isNew && personId !== null ? [{ personId, row }] : [],
  );
  await insertRunners(
    trx,
    newRunners.map(({ personId, row }) => personRow(personId, row, at)),
    newRunners.map(({ personId }) => ({
      personId,
      teamId: null,
      organisationId,
      enteredBy: context.scope.userId,
      enteredAt: at,
    })),
  );
  await insertEntries(
    trx,
    all.map(
      ({ row: { club, gender, birthYear, heat, lane, seedMark, team, ...row }, bib, personId, entryId }) => ({
        id: entryId,
        organisationId,
        competitionId,
        raceId,
        personId,
        bib,
        club,
        gender,
        birthYear,
        heat,
        lane,
        seedMark,
        team,
        handicapTenths: row.handicapTenths,
        teeTime: row.teeTime,
        startingHole: row.startingHole,
        createdAt: at,
      }),
    ),
  );
  const relays = all.map(({ entryId, row: { members } }) => ({ entryId, members }));
  if (race.legs !== null) await enterMembers(trx, context, race, relays);
  const details = { count: all.length, name: race.name };
  await logAction(trx, context, { ...raceSubject(race), action: 'RUNNERS_ENTERED', details });
  await publishRaceChange(trx, context, race);
}

function personRow(id: string, { firstName, surnames, birthday, gender }: StartRow, at: Date) {
  const unknown = { nationality: null, document: null, email: null, phone: null, knownAs: null };
  const person = newPersonRow(id, { firstName, surnames, birthday, gender, ...unknown }, at);
  return { ...person, photoKey: null, showsPhoto: null, publicName: null, deletedAt: null };
}
