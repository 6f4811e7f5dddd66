import { type PersonChange, type PublicName, type Read, refuse, type squadCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { hasTurned, majority } from '../auth/age.ts';
import { givenValues } from '../person/given-values.ts';
import type { PeopleChanged } from './people-changed.ts';
import { listSquad, type SquadRow, updateMembership } from './queries.ts';
import { roleRefusal } from './role-refusal.ts';
import { changedFacts, saveFacts } from './save-facts.ts';
import { shirtRefusal } from './shirt-refusal.ts';
import { isAnsweredForBy } from './squad-person.ts';
import { type OpenSquad, squadReply, withSquad } from './with-squad.ts';

type Change = Read<typeof PersonChange>;

/** All changes or none, so that two people can swap shirts. */
export const changePeople =
  (peopleChanged: PeopleChanged): Handler<typeof squadCalls.change> =>
  (context, { body }) =>
    withSquad(context, idsOf(body.people), async (squad) => {
      const { trx, actingFor, actor, now } = squad;
      const changes = split(squad, body.people);
      const refusal = changesRefusal(squad, changes);
      if (refusal) return refusal;
      for (const change of changes) await save(squad, change);
      const facts = changes.map(({ personId, row, facts }) => [personId, changedFacts(row, facts)] as const);
      await peopleChanged(trx, new Map(facts), { by: actor.userId, at: now });
      await logAction(trx, context, {
        subjectKind: 'TEAM',
        subjectId: actingFor.teamId,
        action: 'PEOPLE_CHANGED',
        details: { count: changes.length },
      });
      return squadReply(squad, await listSquad(trx, actingFor.teamId));
    });

const idsOf = (people: readonly Change[]) => people.map(({ personId }) => personId);

/** Separates the facts about the person from their place in the team. */
function split({ rows }: OpenSquad, people: readonly Change[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return people.map(({ personId, version, shirt, position, role, isDelegate, ...facts }) => ({
    personId,
    version,
    row: byId.get(personId),
    place: givenValues({ shirt, position, role, isDelegate }),
    facts: givenValues(facts),
  }));
}

type SplitChange = ReturnType<typeof split>[number];

function changesRefusal(squad: OpenSquad, changes: readonly SplitChange[]) {
  for (const [at, change] of changes.entries()) {
    const refusal = changeRefusal(squad, change, `people.${at}`);
    if (refusal) return refusal;
  }
  const places = changes.map(({ place }) => place);
  return roleRefusal(squad, places) ?? shirtRefusal(squadAfter(squad.rows, changes));
}

/** A person's facts are theirs, or of those responsible for them; the place in the team is the team's. */
function changeRefusal(
  { actingFor, now }: OpenSquad,
  { row, version, facts, place }: SplitChange,
  field: string,
) {
  if (!row) return refuse('NOT_A_TEAM_MEMBER', { field });
  if (row.version !== version) return refuse('STALE_VERSION', { field, details: { version: row.version } });
  const isAboutPerson = hasAny(facts);
  if (row.userCode !== null && (isAboutPerson || place.role !== undefined))
    return refuse('PERSON_HAS_ACCOUNT', { field });
  if (!isAboutPerson || isAnsweredForBy(actingFor, row)) return nameRefusal(facts, row, now, field);
  return refuse(row.guardians.length > 0 ? 'PERSON_HAS_GUARDIAN' : 'FORBIDDEN', { field });
}

/** Like the view `players`: younger children have no public name without a decision. */
const namedFrom = 14;

/** A team may show less of a child than its age allows, never more: that is a guardian's decision. */
function nameRefusal(
  { publicName, birthday }: SplitChange['facts'],
  row: SquadRow,
  now: Date,
  field: string,
) {
  if (row.nameIsDecided && publicName !== undefined && isWider(publicName, row.chosenPublicName))
    return refuse('NAME_NEEDS_GUARDIAN', { field: `${field}.publicName` });
  const born = birthday === undefined ? row.birthday : birthday;
  if (!publicName || publicName === 'HIDDEN' || born === null) return undefined;
  const isTooWide =
    publicName === 'FULL' ? !hasTurned(majority, born, now) : !hasTurned(namedFrom, born, now);
  return isTooWide ? refuse('NAME_NEEDS_GUARDIAN', { field: `${field}.publicName` }) : undefined;
}

/** Without a choice a name follows the age, which may show more than was decided. */
function isWider(publicName: PublicName | null, chosen: PublicName | null): boolean {
  const order = ['HIDDEN', 'SHORT', 'FULL', null];
  return order.indexOf(publicName) > order.indexOf(chosen);
}

const hasAny = (values: object) => Object.keys(values).length > 0;

/** People who keep their shirt come first, so that a conflict names them to whoever wants it. */
function squadAfter(rows: readonly SquadRow[], changes: readonly SplitChange[]) {
  const places = new Map(changes.map(({ personId, place }) => [personId, place]));
  const [changed, kept] = [rows.filter(({ id }) => places.has(id)), rows.filter(({ id }) => !places.has(id))];
  return [...kept, ...changed.map((row) => ({ ...row, ...places.get(row.id) }))];
}

async function save({ trx, actingFor }: OpenSquad, { row, personId, facts, place }: SplitChange) {
  if (!row) return;
  await saveFacts(trx, row, facts);
  if (hasAny(place)) await updateMembership(trx, { teamId: actingFor.teamId, personId }, place);
}
