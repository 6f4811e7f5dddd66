import { groupPlaces } from '../race-day/rank-event.ts';
import type { RankingBreach } from '../ranking/breach.ts';
import { rankStagePoints } from '../ranking/stage-points.ts';
import { rankStageTeams } from '../ranking/stage-teams.ts';
import { rankStages } from '../ranking/stages.ts';
import type { Status } from '../ranking/status.ts';
import type { CountedRace, Start, TableRow, TableRules } from './facts.ts';
import { clubKey, type Line, type Person, peopleOf, tableRows } from './table-rows.ts';

/** The general classification; youth is the same with fewer riders. */
export function generalTable(
  rules: TableRules,
  races: readonly CountedRace[],
  starts: readonly Start[],
): readonly TableRow[] | RankingBreach {
  const { bornFrom } = rules;
  const riders = ridersOf(races, starts);
  const ranked = rankRiders(rules, races, riders);
  if ('breach' in ranked) return ranked;
  const listed = riders.filter(
    ({ birthYear }) => bornFrom === null || (birthYear !== null && birthYear >= bornFrom),
  );
  const placeIn = groupPlaces();
  const listedIds = new Set(listed.map(({ id }) => id));
  const places = new Map(
    ranked.order
      .filter((id) => listedIds.has(id))
      .map((id) => [id, placeIn('', ranked.places.get(id) ?? null)]),
  );
  const lines = listed.map((rider): Line => {
    const total = ranked.totals.get(rider.id);
    const cells = rider.starts.map((start) => start && timeCell(start));
    return {
      ...groupOf(rider),
      total: total === undefined ? null : total * 1000,
      status: outOf(rider),
      cells,
    };
  });
  return tableRows(lines, places);
}

/** Points at finishes and intermediate sprints, or on climbs. Only for riders still in the race. */
export function pointsTable(
  kind: 'POINTS' | 'MOUNTAINS',
  rules: TableRules,
  races: readonly CountedRace[],
  starts: readonly Start[],
): readonly TableRow[] | RankingBreach {
  const riders = ridersOf(races, starts);
  const ranked = rankRiders(rules, races, riders);
  if ('breach' in ranked) return ranked;
  const worth = ({ place, sprintPoints, climbPoints }: Start) =>
    kind === 'MOUNTAINS' ? climbPoints : sprintPoints + (place === null ? 0 : (rules.points[place - 1] ?? 0));
  const scored = riders
    .map((rider) => {
      const points = rider.starts.reduce((sum, start) => sum + (start === null ? 0 : worth(start)), 0);
      const stageWins = kind === 'POINTS' ? rider.starts.filter((start) => start?.place === 1).length : 0;
      return { id: rider.id, rider, points, stageWins, generalPlace: ranked.places.get(rider.id) ?? 0 };
    })
    .filter(({ points, generalPlace }) => points > 0 && generalPlace > 0);
  const lines = scored.map(({ rider, points }): Line => {
    const cells = rider.starts.map((start) =>
      start === null || worth(start) === 0
        ? null
        : { value: worth(start), place: start.place, status: start.status, counts: true },
    );
    return { ...groupOf(rider), total: points, status: null, cells };
  });
  return tableRows(lines, rankStagePoints(scored));
}

/** Each team’s best times in each stage. */
export function stageTeamsTable(
  rules: TableRules,
  races: readonly CountedRace[],
  starts: readonly Start[],
): readonly TableRow[] | RankingBreach {
  const riders = ridersOf(races, starts);
  const ranked = rankRiders(rules, races, riders);
  if ('breach' in ranked) return ranked;
  const finished = starts.filter(({ club, mark, place }) => club !== null && mark !== null && place !== null);
  const teams = Array.from(
    Map.groupBy(finished, ({ club }) => clubKey(club ?? '')),
    ([id, own]) => ({
      id,
      stages: races.map((race) =>
        own
          .filter(({ raceId }) => raceId === race.id)
          .map(({ mark, place }) => ({ time: secondsOf(mark ?? 0) * 1000, place: place ?? 0 })),
      ),
      bestPlace: own.reduce(
        (best, { who }) => Math.min(best, ranked.places.get(who) ?? Number.POSITIVE_INFINITY),
        Number.POSITIVE_INFINITY,
      ),
    }),
  );
  const { places, times, totals } = rankStageTeams(teams, rules.score ?? 3);
  const lines = teams.map(({ id }): Line => {
    const cells = (times.get(id) ?? []).map((value) =>
      value === null ? null : { value, place: null, status: null, counts: true },
    );
    const total = totals.get(id) ?? null;
    return { id, total, status: total === null ? 'DNF' : null, gender: null, band: null, cells };
  });
  return tableRows(lines, places);
}

const ridersOf = (races: readonly CountedRace[], starts: readonly Start[]) =>
  peopleOf(
    races.map(({ id }) => id),
    starts,
  );

function rankRiders({ bonus }: TableRules, races: readonly CountedRace[], riders: readonly Person[]) {
  const stages = races.map(({ id, isTimeTrial }) => ({
    key: id,
    type: isTimeTrial ? 'TT' : 'ROAD',
    bonus: null,
    limit: null,
  }));
  const all = riders.map((rider) => ({
    id: rider.id,
    status: outOf(rider),
    times: rider.starts.map((start) => (start === null ? null : timeOf(start))),
    places: rider.starts.map((start) => start?.place ?? null),
    hundredths: rider.starts.map((start) =>
      start === null || start.mark === null ? null : Math.floor((start.mark % 1000) / 10),
    ),
    bonuses: rider.starts.map((start) => start?.bonus ?? null),
    penalties: rider.starts.map((start) => start?.penalty ?? null),
    readmitted: [],
  }));
  return rankStages(stages, all, { bonus: { ROAD: bonus } });
}

/** Why a rider is out: the first stage without a place. */
function outOf({ starts }: Person): Status | null {
  const missed = starts.findIndex((start) => start === null || start.place === null || start.mark === null);
  return missed < 0 ? null : (starts[missed]?.status ?? 'DNS');
}

/** Whole seconds count. */
function secondsOf(mark: number): number {
  return Math.floor(mark / 1000);
}

function timeOf({ mark, place }: Start): number | null {
  return mark === null || place === null ? null : secondsOf(mark);
}

function timeCell(start: Start) {
  const time = timeOf(start);
  const { place, status } = start;
  return { value: time === null ? null : time * 1000, place, status, counts: true };
}

function groupOf({ id, gender, band }: Person) {
  return { id, gender, band };
}
