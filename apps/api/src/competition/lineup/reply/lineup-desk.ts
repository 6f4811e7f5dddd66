import type { LineupDesk, Read } from '@traip/contract';
import {
  canActOnLineup,
  isBreach,
  type LineupFacts,
  type LineupRole,
  lineupActionNames,
  lineupProblems,
} from '@traip/engine/match';
import { playerInBrief } from '../../../people/person/player-in-brief.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { LoadedMatch } from '../../match/desk/locked-match.ts';
import { engineLineup, lineupReply } from '../../match/lineups/reply/lineup-reply.ts';
import { findLineups, findPrevious, listPlayers } from '../../match/lineups/stored/queries.ts';
import { reasonsFor } from '../../registration/eligibility/reasons-for.ts';
import { listSuspendedFor } from '../../suspension/queries.ts';
import { ineligiblePlayers, isEnforced } from '../facts/ineligible.ts';
import { isStaff } from '../facts/is-staff.ts';
import { lineupFacts } from '../facts/lineup-facts.ts';
import { listCandidates, listOtherTeams } from '../facts/queries.ts';

type Reply = Read<typeof LineupDesk>;
type MatchAndRules = Pick<LoadedMatch, 'match' | 'rules' | 'at'>;

/** The lineup rules of the sport. */
export function lineupRules({ onField, bench, minToStart, roles }: LineupFacts['rules']): Reply['rules'] {
  return { onField, bench, minToStart, goalkeeper: roles.goalkeeper, captain: roles.captain };
}

/** The lineup of a team for its editors: with candidates, problems and allowed actions. */
export async function lineupDesk(
  db: Database,
  loaded: MatchAndRules,
  teamId: string,
  role: LineupRole | null,
): Promise<Reply> {
  const { match, rules } = loaded;
  const stored = (await findLineups(db, match.id)).find((lineup) => lineup.teamId === teamId);
  const players = stored ? await listPlayers(db, [stored.id]) : [];
  const facts = await lineupFacts(db, loaded, teamId, players);
  const situation = { state: stored?.state ?? null, status: match.state };
  return {
    lineup: stored ? lineupReply(match, stored, players, true) : null,
    candidates: await candidatesOf(db, loaded, teamId, facts.day, players),
    rules: lineupRules(rules),
    sportVariantKey: match.sportVariantKey,
    previous: role === null ? null : await previousOf(db, match, teamId),
    problems: stored
      ? [
          ...lineupProblems(engineLineup(stored, players), facts),
          ...(isEnforced(match) ? ineligiblePlayers(players, facts) : []),
        ]
      : [],
    isEnforced: isEnforced(match),
    mayForce: isStaff(role),
    actions:
      role === null
        ? []
        : lineupActionNames.filter((action) => !isBreach(canActOnLineup(action, situation, role))),
  };
}

async function candidatesOf(
  db: Database,
  { match }: MatchAndRules,
  teamId: string,
  day: string,
  chosen: readonly { readonly playerId: string }[],
): Promise<Reply['candidates']> {
  const { competitionId, id: matchId, registrationRules } = match;
  const people = await listCandidates(db, teamId);
  const ids = people.map(({ id }) => id);
  const [suspended, elsewhere] = await Promise.all([
    listSuspendedFor(db, { matchId, competitionId }, [teamId]),
    listOtherTeams(db, { competitionId, teamId }, ids),
  ]);
  const players = suspended.filter(({ personRole }) => personRole === 'PLAYER');
  const suspensions = players.map(({ playerId: personId, matches, served }) => ({
    personId,
    matchesLeft: matches - served.length,
  }));
  const reasons = await reasonsFor(
    db,
    { competitionId, teamId, on: day, rules: registrationRules },
    { personIds: ids, chosen: chosen.map(({ playerId }) => playerId), suspensions, elsewhere },
  );
  return people.map(({ role, shirt, position, ...person }) => {
    const own = players.filter(({ playerId }) => playerId === person.id);
    const left = own.reduce((sum, { matches, served }) => sum + matches - served.length, 0);
    const [first] = own;
    return {
      player: playerInBrief(person, true),
      role,
      shirt,
      position,
      suspension: first ? { cause: first.cause, matchesLeft: left } : null,
      otherTeamId: elsewhere.find(({ playerId }) => playerId === person.id)?.teamId ?? null,
      reasons: reasons.get(person.id) ?? [],
    };
  });
}

async function previousOf(
  db: Database,
  match: MatchAndRules['match'],
  teamId: string,
): Promise<Reply['previous']> {
  const previous = await findPrevious(db, match, { matchId: match.id, teamId });
  if (!previous) return null;
  const players = await listPlayers(db, [previous.id]);
  return {
    formation: previous.formation,
    players: players.map(({ playerId, place, shirt, isGoalkeeper, isCaptain }) => {
      return { playerId, place, shirt, isGoalkeeper, isCaptain };
    }),
  };
}
