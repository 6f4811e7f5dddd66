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
  type DisciplinaryEvent,
  findMatchTeams,
  findRules,
  listCarriedOver,
  listClosed,
  listDisciplinaryEvents,
  listRulings,
  lockParticipations,
  type RulesRecord,
  type SuspensionRecord,
  saveSuspensions,
} from './queries.ts';

type ClosedMatches = Awaited<ReturnType<typeof listClosed>>;

/**
 * Recomputes the suspensions of the two teams of a match. Call it when a match is closed or reopened, because
 * only closed matches cause and serve suspensions.
 */
export async function refreshSuspensions(trx: Trx, matchId: string): Promise<void> {
  const { competitionId, homeTeamId, awayTeamId } = await findMatchTeams(trx, matchId);
  const teamIds = [homeTeamId, awayTeamId].filter((id) => id !== null);
  if (teamIds.length > 0) await refreshTeamSuspensions(trx, competitionId, teamIds);
}

/** Recomputes the suspensions of these teams in a competition. */
export async function refreshTeamSuspensions(
  trx: Trx,
  competitionId: string,
  teamIds: readonly string[],
): Promise<void> {
  await lockParticipations(trx, competitionId, teamIds);
  const found = await findRules(trx, competitionId);
  const rules = rulesOf(found);
  const closed = await listClosed(trx, competitionId, teamIds);
  const matchIds = closed.map(({ id }) => id);
  const events = await listDisciplinaryEvents(trx, matchIds);
  const carried = await listCarriedOver(trx, competitionId, teamIds);
  const rulings = await listRulings(trx, competitionId);
  const suspensions = suspensionsOf(replayMatches(closed, events, rules), {
    rules: suspensionRulesFor(found),
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
  const inputs = withOrigin(suspensions, origins);
  await saveSuspensions(trx, { organisationId, competitionId, teamIds }, inputs);
}

// A competition with only knockout phases is a cup, where fewer yellow cards suspend.
function suspensionRulesFor({ sportKey, isCup }: RulesRecord): SuspensionRules {
  return sportKey === 'FOOTBALL' && isCup ? cupSuspensionRules : suspensionRules[sportKey];
}

function fromRecord(record: SuspensionRecord): Suspension {
  const { teamId, playerId, personRole, cause, origin, matches, served, status } = record;
  return { person: { teamId, playerId, personRole }, cause, origin, matches, served, status };
}

function withOrigin(suspensions: readonly Suspension[], origins: ReadonlyMap<string, string>) {
  return suspensions.map((suspension) => {
    const originMatchId = origins.get(suspension.origin.at(-1) ?? '');
    if (originMatchId === undefined) throw new Error('The event behind a suspension was not loaded.');
    return { ...suspension, originMatchId };
  });
}

function replayMatches(
  closed: ClosedMatches,
  events: readonly DisciplinaryEvent[],
  rules: SportRules,
): CompetitionMatch[] {
  const byMatch = Map.groupBy(events, ({ matchId }) => matchId);
  return closed.flatMap(({ id, phaseId, homeTeamId: home, awayTeamId: away, state: status }) => {
    if (home === null || away === null) return [];
    const match = replay({ home, away, status }, engineEvents(byMatch.get(id) ?? []), rules);
    if (isBreach(match)) throw new Error(`A stored event of match ${id} breaks its rules: ${match.breach}`);
    return [{ id, phaseId, match }];
  });
}
