'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { competitionApi, entryApi, profileApi } from '../../lib/api/browser.ts';

/** The competition, the teams I may register, and their participations. */
export function useRegistration(competitionId: string) {
  return useQuery({
    queryKey: ['entry', 'registration', { competitionId }],
    queryFn: async ({ signal }) => {
      const params = { competitionId };
      const [competition, { teams }, { items }] = await Promise.all([
        competitionApi.byId({ params: { id: competitionId } }, { signal }),
        profileApi.myTeams(undefined, { signal }),
        entryApi.list({ params, query: {} }, { signal }),
      ]);
      const ledTeams = teams.filter(
        ({ role, isDelegate }) => isDelegate || role === 'OWNER' || role === 'CAPTAIN',
      );
      const statuses = new Map(items.map(({ team, status, reason }) => [team.id, { status, reason }]));
      return {
        competition,
        isOpen: isOpen(competition),
        teams: ledTeams.map(({ team }) => ({
          team,
          entry: statuses.get(team.id) ?? null,
          isOfOtherSport: team.sportKey !== null && team.sportKey !== competition.traip.sportKey,
        })),
      };
    },
  });
}

export type Registration = NonNullable<ReturnType<typeof useRegistration>['data']>;

function isOpen({
  state,
  takesRegistrations,
  competitors,
}: Awaited<ReturnType<typeof competitionApi.byId>>): boolean {
  if (competitors !== 'TEAM') return false;
  return takesRegistrations && (state === 'PUBLICIZED' || state === 'IN_PROGRESS_AND_OPENED');
}

export function useRequestEntry(competitionId: string) {
  const queries = useQueryClient();
  return async (teamId: string) => {
    await entryApi.add({ body: { competitionId, teamId } });
    await queries.invalidateQueries({ queryKey: ['entry'] });
  };
}
