import { type BoxScore, type Read, refuse, type statisticsCalls } from '@traip/contract';
import { type BoxLine, boxScoreOf, type PlayerMetric, statisticsOf } from '@traip/engine/statistics';
import { playerInBrief } from '../../people/person/player-in-brief.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { listEvents } from '../match/desk/queries.ts';
import { engineEvents } from '../match-events/stored-event.ts';
import { rulesOf } from '../sport/rules-of.ts';
import { findVisibleMatch, listPeople } from './box/queries.ts';

type Side = Read<typeof BoxScore>['home'];
type Line = Side['lines'][number];
type People = ReadonlyMap<string, Awaited<ReturnType<typeof listPeople>>[number]>;

/** Also available during the match. Names follow each person's privacy settings. */
export const boxScore: Handler<typeof statisticsCalls.boxScore> = async ({ db, caller }, { query }) => {
  const match = await findVisibleMatch(db, caller?.userId ?? null, query.matchId);
  if (!match) return refuse('NOT_FOUND');
  const metrics = statisticsOf(match.sportVariantKey)?.box ?? [];
  const events = metrics.length === 0 ? [] : engineEvents(await listEvents(db, match.id));
  const lines = boxScoreOf(events, rulesOf(match), metrics);
  const ids = lines.flatMap(({ playerId }) => playerId ?? []);
  const people: People = new Map((await listPeople(db, match.id, ids)).map((row) => [row.id, row]));
  const sideOf = (teamId: string | null) =>
    boxSide(
      lines.filter((line) => line.teamId === teamId),
      people,
    );
  const columns = metrics.filter((metric) => lines.some(({ values }) => (values[metric] ?? 0) !== 0));
  return { columns, home: sideOf(match.homeTeamId), away: sideOf(match.awayTeamId) };
};

function boxSide(lines: readonly BoxLine[], people: People): Side {
  const totals: Partial<Record<PlayerMetric, number>> = {};
  for (const { values } of lines)
    for (const [metric, value] of Object.entries(values) as [PlayerMetric, number][])
      totals[metric] = (totals[metric] ?? 0) + value;
  return { lines: lines.map((line) => boxLine(line, people)).toSorted(byScore), totals };
}

function boxLine({ playerId, values, byPeriod }: BoxLine, people: People): Line {
  const person = playerId === null ? undefined : people.get(playerId);
  const player = person === undefined ? null : playerInBrief(person, false);
  return { player, shirt: person?.shirt ?? null, values, byPeriod: [...byPeriod] };
}

/** The best scorer first; the line without a player last. */
function byScore(a: Line, b: Line): number {
  const withoutPlayer = ({ player }: Line) => (player === null ? 1 : 0);
  return (
    withoutPlayer(a) - withoutPlayer(b) ||
    (b.values.goals ?? 0) - (a.values.goals ?? 0) ||
    (a.shirt ?? Number.MAX_SAFE_INTEGER) - (b.shirt ?? Number.MAX_SAFE_INTEGER)
  );
}
