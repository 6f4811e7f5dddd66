import { type Club, type Desk, goalsOf } from './club.ts';
import type { Promises } from './writers.ts';

/** The broken promises; empty when all is well. */
export async function brokenPromises(club: Club, promises: Promises): Promise<readonly string[]> {
  const desks = await Promise.all(club.playing.map(({ id }) => club.matches.desk({ params: { id } })));
  const table = await inTheTable(club.standings, club.competitionId);
  return [...desks.flatMap((desk) => atTheDesk(desk, promises)), ...table];
}

function atTheDesk(desk: Desk, { acknowledged, unsure }: Promises): readonly string[] {
  const promised = acknowledged.get(desk.id) ?? new Set();
  const stored = desk.events.flatMap(({ clientEventId }) => clientEventId ?? []);
  const here = new Set(stored);
  const lost = Array.from(promised).filter((id) => !here.has(id));
  const unexpected = stored.filter((id) => !promised.has(id) && !unsure.get(desk.id)?.has(id));
  const { home, away } = goalsOf(desk);
  const score = desk.score ?? { home: 0, away: 0 };
  return [
    ...lost.map((id) => `${desk.id}: the goal ${id} was acknowledged and is lost`),
    ...unexpected.map((id) => `${desk.id}: nobody sent the goal ${id}`),
    ...(here.size === stored.length ? [] : [`${desk.id}: a goal is there twice`]),
    ...(home === score.home && away === score.away
      ? []
      : [`${desk.id}: ${home}-${away} by its goals, ${score.home}-${score.away} by its score`]),
  ];
}

const endOfTime = '2999-12-31';

/** The stored table matches the one rebuilt from the results. */
export async function inTheTable(standings: Club['standings'], id: string): Promise<readonly string[]> {
  const [stored, rebuilt] = await Promise.all([
    standings.tables({ params: { id }, query: {} }),
    standings.tables({ params: { id }, query: { asOf: endOfTime } }),
  ]);
  const rowsOf = ({ phases }: typeof stored) =>
    JSON.stringify(
      phases.flatMap(({ tables }) =>
        tables.flatMap(({ rows }) =>
          rows.map(({ rank, team, points, played }) => [rank, team.id, points, played]),
        ),
      ),
    );
  return rowsOf(stored) === rowsOf(rebuilt) ? [] : ['the table is not what its results make'];
}
