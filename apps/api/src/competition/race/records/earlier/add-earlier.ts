import { randomUUIDv7 } from 'node:crypto';
import { earlierMarkLimits, isRefusal, raceLimits, type raceRecordCalls, refuse } from '@traip/contract';
import { isRaced } from '@traip/engine';
import { eventKey } from '@traip/engine/race-records';
import { nameKey } from '../../../../people/squad/namesakes/same-person.ts';
import { newPersonRow } from '../../../../people/squad/new-person-row.ts';
import { logAction } from '../../../../platform/audit/log-action.ts';
import type { OrganisationScope } from '../../../../platform/authorization/scope.ts';
import type { Trx } from '../../../../platform/db/schema.ts';
import type { Handler } from '../../../../platform/routing/handler.ts';
import { dayInMadrid } from '../../../../platform/time/day-in-madrid.ts';
import { withTraipLock } from '../../../traip/row/with-traip-lock.ts';
import { insertRunners, listKnownRunners } from '../../people/queries.ts';
import { readTable } from '../../table/read-table.ts';
import { problemsReply, rowsRefusal } from '../../table/row-problems.ts';
import { earlierTable } from './earlier-table.ts';
import { insertEarlierMarks, listEarlierMarks } from './queries.ts';
import { type EarlierProblem, type ReadMark, readMarks } from './read-marks.ts';

/** Previews a list of earlier marks, or saves all of it. */
export const addEarlierMarks: Handler<typeof raceRecordCalls.addEarlier> = (context, { params, body }) =>
  withTraipLock(context, params.traipId, async (trx, traip) => {
    if (!isRaced(traip.sportKey)) return refuse('NOT_A_RACE_SPORT');
    const table = readTable(body.text, earlierTable, body.columns);
    if (isRefusal(table)) return refuse(table.refused, { field: 'text' });
    const before = await listEarlierMarks(trx, traip.id);
    if (before.length + table.rows.length > earlierMarkLimits.marks)
      return refuse('TOO_MANY_ROWS', { field: 'text' });
    const today = dayInMadrid(context.now());
    const { marks, problems } = readMarks(table, { kind: body.kind, event: body.event, today });
    const all = [...problems, ...repeated(marks, before)].sort((a, b) => a.line - b.line);
    const reply = {
      columns: [...table.columns],
      rows: table.rows.slice(0, raceLimits.shown).map(({ line, cells }) => ({ line, cells: [...cells] })),
      total: marks.length,
    };
    if (body.mode === 'PREVIEW') return { ...reply, saved: 0, problems: problemsReply(all) };
    const refusal = rowsRefusal(all);
    if (refusal) return refusal;
    const setting = { trx, scope: context.scope, at: context.now() };
    const people = await enterPeople(setting, marks);
    await insertEarlierMarks(
      trx,
      marks.map(({ line: _line, person: _person, birthday: _birthday, ...mark }, index) => ({
        ...mark,
        id: randomUUIDv7(),
        organisationId: traip.organisationId,
        traipId: traip.id,
        kind: body.kind,
        personId: people[index] ?? null,
        createdAt: setting.at,
      })),
    );
    const subject = { subjectKind: 'TRAIP', subjectId: traip.id } as const;
    await logAction(trx, context, {
      ...subject,
      action: 'EARLIER_MARKS_ADDED',
      details: { count: marks.length },
    });
    return { ...reply, saved: marks.length, problems: [] };
  });

type Stored = Awaited<ReturnType<typeof listEarlierMarks>>;

/** Marks of the same person that appear twice in the list, or are already stored. */
function repeated(marks: readonly ReadMark[], before: Stored): readonly EarlierProblem[] {
  const keyOf = (event: string, competitor: string, mark: number, on: string | null) =>
    JSON.stringify([eventKey(event), competitor, mark, on]);
  const known = new Set(
    before.map(({ event, searchText, team, mark, heldOn }) =>
      keyOf(event, searchText ?? team?.toLowerCase() ?? '', mark, heldOn),
    ),
  );
  return marks.flatMap(({ line, event, person, team, mark, heldOn }): EarlierProblem[] => {
    const competitor = person ? keyOfPerson(person) : (team ?? '').toLowerCase();
    if (competitor === '') return [];
    const key = keyOf(event, competitor, mark, heldOn);
    const isTwice = known.has(key);
    known.add(key);
    return isTwice ? [{ line, bib: '', code: 'RECORD_TWICE', value: event }] : [];
  });
}

type Person = NonNullable<ReadMark['person']>;
const keyOfPerson = (person: Person) => nameKey({ ...person });

interface Setting {
  readonly trx: Trx;
  readonly scope: OrganisationScope;
  readonly at: Date;
}

/** People known by name and year of birth are reused; the same name and year is the same person. */
async function enterPeople({ trx, scope, at }: Setting, marks: readonly ReadMark[]) {
  const named = marks.flatMap(({ person }) => (person ? [keyOfPerson(person)] : []));
  const known = await listKnownRunners(trx, scope.organisationId, [...new Set(named)]);
  const created = new Map<string, string>();
  const newRunners: { readonly personId: string; readonly mark: ReadMark; readonly person: Person }[] = [];
  const ids = marks.map((mark) => {
    const { person, birthYear } = mark;
    if (person === null) return null;
    const key = keyOfPerson(person);
    const same = known.find((one) => one.searchText === key && isBornIn(one, birthYear));
    if (same) return same.id;
    const fullKey = `${key} ${birthYear}`;
    const before = created.get(fullKey);
    if (before !== undefined) return before;
    const personId = randomUUIDv7();
    created.set(fullKey, personId);
    newRunners.push({ personId, mark, person });
    return personId;
  });
  const { organisationId, userId: enteredBy } = scope;
  await insertRunners(
    trx,
    newRunners.map(({ personId, mark, person }) => personRow(personId, { ...mark, ...person }, at)),
    newRunners.map(({ personId }) => ({ personId, teamId: null, organisationId, enteredBy, enteredAt: at })),
  );
  return ids;
}

function isBornIn(
  { birthday, birthYears }: Awaited<ReturnType<typeof listKnownRunners>>[number],
  year: number | null,
): boolean {
  if (year === null) return false;
  return birthday === null ? birthYears.includes(year) : Number(birthday.slice(0, 4)) === year;
}

function personRow(id: string, { firstName, surnames, birthday, gender }: ReadMark & Person, at: Date) {
  const unknown = { nationality: null, document: null, email: null, phone: null, knownAs: null };
  const person = newPersonRow(id, { firstName, surnames, birthday, gender, ...unknown }, at);
  return { ...person, photoKey: null, showsPhoto: null, publicName: null, deletedAt: null };
}
