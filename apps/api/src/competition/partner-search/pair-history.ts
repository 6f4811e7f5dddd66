import { abilitiesOf, type partnerCalls, refuse } from '@traip/contract';
import { playerInBrief } from '../../people/person/player-in-brief.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { isOver } from '../competition/reply/progress.ts';
import { findEntryConditions, findParticipation } from '../entry/queries.ts';
import { listPairPeople, listPlayedBy } from './change/queries.ts';
import { takesPartners } from './list/list-reply.ts';

export const pairHistory: Handler<typeof partnerCalls.history> = async ({ db, scope }, { params }) => {
  const { competitionId, teamId } = params;
  const { organisationId, userId } = scope;
  const competition = await findEntryConditions(db, scope, competitionId);
  const entry = await findParticipation(db, { organisationId, competitionId, teamId });
  if (!competition || !entry || entry.status === 'REJECTED') return refuse('NOT_ENTERED');
  const isStaff = scope.role !== null && abilitiesOf(scope.role).includes('teams.manage');
  const people = await listPairPeople(db, teamId, userId);
  const isOwn = people.some((person) => person.isOwn);
  const rows = await listPlayedBy(db, competitionId, teamId);
  const mayAsMember = isOwn && takesPartners(competition) && rows.length === 0;
  const isKnown = isStaff || isOwn;
  return {
    people: people.map((person) => playerInBrief(person, isKnown)),
    mayChange: competition.competitors === 'PAIR' && !isOver(competition) && (isStaff || mayAsMember),
    hasPlayed: rows.length > 0,
    matches: [...Map.groupBy(rows, ({ matchId }) => matchId).values()].flatMap(([first, ...others]) =>
      first
        ? [
            {
              id: first.matchId,
              round: first.round,
              opponent: first.opponent,
              people: [first, ...others].map((person) => playerInBrief(person, isKnown)),
            },
          ]
        : [],
    ),
  };
};
