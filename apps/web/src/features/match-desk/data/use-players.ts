'use client';

import { useQuery } from '@tanstack/react-query';
import type { CallReply, lineupCalls } from '@traip/contract';
import { lineupApi } from '../../../lib/api/browser.ts';
import type { DeskData, Lists, Player } from '../queue/types.ts';

type LineupDesk = CallReply<(typeof lineupCalls)['get']>;
type Lineup = NonNullable<LineupDesk['lineup']>;

/** Who can be chosen at the desk: the confirmed lineup, or everybody of the team while there is none. */
export function usePlayers({ id, home, away }: DeskData, isScorer: boolean) {
  const teams = { matchId: id, home: home?.id ?? null, away: away?.id ?? null, isScorer };
  return useQuery({
    queryKey: ['lineup', 'atDesk', teams],
    queryFn: ({ signal }) =>
      isScorer ? publicLists(id, signal) : ownLists(id, [home?.id, away?.id], signal),
    retry: false,
  });
}

/** A scorer link opens no lineups: what everybody may see has to do. */
async function publicLists(matchId: string, signal: AbortSignal): Promise<Lists> {
  const { home, away } = await lineupApi.full({ params: { matchId } }, { signal });
  return { home: inLineup(home), away: inLineup(away) };
}

async function ownLists(
  matchId: string,
  teams: readonly (string | undefined)[],
  signal: AbortSignal,
): Promise<Lists> {
  const [home = [], away = []] = await Promise.all(
    teams.map(async (teamId) =>
      teamId === undefined ? [] : choosable(await lineupApi.get({ params: { matchId, teamId } }, { signal })),
    ),
  );
  return { home, away };
}

function choosable({ lineup, candidates }: LineupDesk): readonly Player[] {
  if (lineup !== null && lineup.state !== 'DRAFT') return inLineup(lineup);
  return candidates.map(({ player }) => ({ ...named(player), shirt: null, isOnBench: false }));
}

function inLineup(lineup: Lineup | null): readonly Player[] {
  return (lineup?.players ?? [])
    .map(({ player, place, shirt }) => ({ ...named(player), shirt, isOnBench: place === 'BENCH' }))
    .sort((one, other) => Number(one.isOnBench) - Number(other.isOnBench) || rank(one) - rank(other));
}

const rank = ({ shirt }: Player) => shirt ?? Number.MAX_SAFE_INTEGER;

function named({ id, firstName, surnames }: Lineup['players'][number]['player']) {
  return { id, name: `${firstName} ${surnames}`.trim() };
}
