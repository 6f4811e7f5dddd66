import { randomUUIDv7 } from 'node:crypto';
import { type NewPerson, type Read, refuse, type squadCalls, squadLimits } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { listEnteredPeople } from './namesakes/queries.ts';
import { nameKey, PeopleIndex } from './namesakes/same-person.ts';
import { newPersonRow } from './new-person-row.ts';
import { insertMemberships, insertPeople, listSquad, restoreToList } from './queries.ts';
import { roleRefusal } from './role-refusal.ts';
import { shirtRefusal } from './shirt-refusal.ts';
import { type OpenSquad, peopleOf, withSquad } from './with-squad.ts';

type Entry = Read<typeof NewPerson>;

/** All or nothing. Entering the same people again changes nothing. */
export const addPeople: Handler<typeof squadCalls.add> = (context, { body }) =>
  withSquad(context, linkedIds(body.people), async (squad) => {
    const { trx, rows, actingFor } = squad;
    const sorted = identifyPeople(squad, body.people);
    const refusal = await additionRefusal(squad, sorted.newPeople);
    if (refusal) return refusal;
    const ids = await enter(squad, sorted.newPeople);
    if (ids.length > 0)
      await logAction(trx, context, {
        subjectKind: 'TEAM',
        subjectId: actingFor.teamId,
        action: 'PEOPLE_ENTERED',
        details: { count: ids.length },
      });
    const entered = new Set(ids);
    const now = await listSquad(trx, actingFor.teamId);
    return {
      added: peopleOf(
        squad,
        now.filter(({ id }) => entered.has(id)),
      ),
      known: peopleOf(
        squad,
        rows.filter(({ id }) => sorted.known.has(id)),
      ),
    };
  });

const linkedIds = (people: readonly Entry[]) => people.flatMap(({ personId }) => personId ?? []);

/** People who are in the team already, or twice in the list, are not entered again. */
function identifyPeople({ rows }: OpenSquad, people: readonly Entry[]) {
  const index = new PeopleIndex(rows);
  const known = new Set<string>();
  const newPeople: { readonly id: string; readonly person: Entry }[] = [];
  for (const person of people) {
    const { likeness, id } = index.find(person);
    if (id !== null && (likeness === 'SAME' || person.personId === id) && !person.isAnother) {
      known.add(id);
      continue;
    }
    const entered = { id: person.personId ?? randomUUIDv7(), person };
    newPeople.push(entered);
    index.add({ ...person, id: entered.id, searchText: nameKey(person) });
  }
  return { known, newPeople };
}

type NewPeople = ReturnType<typeof identifyPeople>['newPeople'];

async function additionRefusal(squad: OpenSquad, newPeople: NewPeople) {
  const { rows } = squad;
  if (rows.length + newPeople.length > squadLimits.people)
    return refuse('SQUAD_FULL', { details: { max: squadLimits.people } });
  const people = newPeople.map(({ person }) => person);
  const refused = roleRefusal(squad, people) ?? shirtRefusal([...rows, ...people]);
  if (refused) return refused;
  return (await areLinkable(squad, newPeople)) ? undefined : refuse('PERSON_NOT_FOUND');
}

/** Only people of the same organisation can join another of its teams by their id. */
async function areLinkable({ trx, rows, actingFor }: OpenSquad, newPeople: NewPeople): Promise<boolean> {
  const linked = newPeople.filter(({ person }) => person.personId !== undefined);
  if (linked.length === 0) return true;
  if (actingFor.organisationId === null) return false;
  const found = await listEnteredPeople(trx, actingFor.organisationId, {
    documents: linked.flatMap(({ person }) => person.document ?? []),
    names: linked.map(({ person }) => nameKey(person)),
  });
  const ours = new Set(found.map(({ id }) => id));
  const inTeam = new Set(rows.map(({ id }) => id));
  return linked.every(({ id }) => ours.has(id) && !inTeam.has(id));
}

async function enter(
  { trx, now, actor, actingFor }: OpenSquad,
  newPeople: NewPeople,
): Promise<readonly string[]> {
  const unknown = newPeople.filter(({ person }) => person.personId === undefined);
  await insertPeople(
    trx,
    unknown.map(({ id, person }) => newPersonRow(id, person, now)),
    unknown.map(({ id: personId }) => ({
      personId,
      teamId: actingFor.teamId,
      enteredBy: actor.userId,
      enteredAt: now,
    })),
  );
  await restoreToList(
    trx,
    newPeople.map(({ id }) => id),
  );
  await insertMemberships(
    trx,
    newPeople.map(({ id: personId, person: { shirt, position, role, isDelegate } }) => ({
      teamId: actingFor.teamId,
      personId,
      shirt,
      position,
      role,
      isDelegate,
      joinedAt: now,
    })),
  );
  return newPeople.map(({ id }) => id);
}
