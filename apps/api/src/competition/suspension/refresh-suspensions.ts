import type { SportRules } from '@traip/engine';
import { isBreach, replay } from '@traip/engine/match';
import {
  type CompetitionMatch,
  cupSuspensionRules,
  type Suspension,
  type SuspensionRules,
  suspensionRules,
  suspensionsOf,
} from '@traip/engine/statistics';
import type { Trx } from '../../platform/db/schema.ts';
import { engineEvents } from '../match-events/stored-event.ts';
import { rulesOf } from '../sport/rules-of.ts';
import {
  findMatchOfCompetition,
  findRules,
  listCarried,
  listClosed,
  listRulings,
  listTellingEvents,
  lockTeamsIn,
  type RulesRecord,
  type SuspensionRecord,
  saveSuspensions,
  type TellingEvent,
} from './queries.ts';

type Closed = Awaited<ReturnType<typeof listClosed>>;

/**
 * Counts anew what the two teams of a match have to serve: to be called when a match is closed, and when it is opened
 * again. Only closed matches bring and serve anything.
 */
export async function refreshSuspensions(trx: Trx, matchId: string): Promise<void> {
  const { competitionId, homeTeamId, awayTeamId } = await findMatchOfCompetition(trx, matchId);
  const teamIds = [homeTeamId, awayTeamId].filter((id) => id !== null);
  if (teamIds.length > 0) await refreshTeams(trx, competitionId, teamIds);
}

/** Counts anew what these teams have to serve in a competition. */
export async function refreshTeams(
  trx: Trx,
  competitionId: string,
  teamIds: readonly string[],
): Promise<void> {
  await lockTeamsIn(trx, competitionId, teamIds);
  const found = await findRules(trx, competitionId);
  const rules = rulesOf(found);
  const closed = await listClosed(trx, competitionId, teamIds);
  const matchIds = closed.map(({ id }) => id);
  const events = await listTellingEvents(trx, matchIds);
  const carried = await listCarried(trx, competitionId, teamIds);
  const rulings = await listRulings(trx, competitionId);
  const suspensions = suspensionsOf(playedOut(closed, events, rules), {
    rules: suspendingRules(found),
    sport: rules,
    freshPhases: [],
    rulings: Object.fromEntries(rulings.map((one) => [one.eventId, one.matches ?? 'REVOKED'] as const)),
    carried: carried.map(fromRecord),
  }).filter(({ person }) => teamIds.includes(person.teamId));
  const origins = new Map([
    ...carried.map((one) => [one.originEventId, one.originMatchId] as const),
    ...events.map((event) => [event.id, event.matchId] as const),
  ]);
  const { organisationId } = found;
  const written = withOrigin(suspensions, origins);
  await saveSuspensions(trx, { organisationId, competitionId, teamIds }, written);
}

// A competition of knock-out phases alone is a cup, which counts fewer yellow cards.
function suspendingRules({ sportKey, isCup }: RulesRecord): SuspensionRules {
  return sportKey === 'FOOTBALL' && isCup ? cupSuspensionRules : suspensionRules[sportKey];
}

function fromRecord(record: SuspensionRecord): Suspension {
  const { teamId, playerId, personRole, cause, origin, matches, served, status } = record;
  return { person: { teamId, playerId, personRole }, cause, origin, matches, served, status };
}

function withOrigin(suspensions: readonly Suspension[], origins: ReadonlyMap<string, string>) {
  return suspensions.map((suspension) => {
    const originMatchId = origins.get(suspension.origin.at(-1) ?? '');
    if (originMatchId === undefined) throw new Error('A suspension comes from an event that was not read.');
    return { ...suspension, originMatchId };
  });
}

function playedOut(closed: Closed, events: readonly TellingEvent[], rules: SportRules): CompetitionMatch[] {
  const byMatch = Map.groupBy(events, ({ matchId }) => matchId);
  return closed.flatMap(({ id, phaseId, homeTeamId: home, awayTeamId: away, state: status }) => {
    if (home === null || away === null) return [];
    const match = replay({ home, away, status }, engineEvents(byMatch.get(id) ?? []), rules);
    if (isBreach(match)) throw new Error(`A stored event of match ${id} breaks its rules: ${match.breach}`);
    return [{ id, phaseId, match }];
  });
}
