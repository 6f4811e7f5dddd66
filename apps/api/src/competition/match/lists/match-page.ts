import {
  type MatchFilters,
  type MatchPage,
  type MatchQuery,
  type MatchRow,
  pageWith,
  type Read,
} from '@traip/contract';
import type { Services } from '../../../platform/services/services.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { listChoices, listTeamChoices } from './choices/queries.ts';
import { loadClocks } from './clocks.ts';
import { matchRow } from './match-row.ts';
import { loadOrigins } from './origins/origins.ts';
import { countMatches, type MatchFilter, type MatchRecord, pageOfMatches } from './rows/queries.ts';

type ListQuery = Read<typeof MatchQuery> & Pick<MatchFilter, 'organisationId' | 'ofTeamId' | 'ofPersonId'>;

/** One page of matches as a user sees them; `null` is an anonymous user. Every list of matches is built here. */
export async function matchPage(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string | null,
  { withFilters, ...query }: ListQuery,
): Promise<Read<typeof MatchPage>> {
  const at = now();
  const filter = { ...query, userId, today: dayInMadrid(at), now: at };
  const [matches, total, filters] = await Promise.all([
    pageOfMatches(db, filter),
    countMatches(db, filter),
    withFilters ? filtersOf(db, filter) : undefined,
  ]);
  const rows = await matchRows(db, matches, at);
  const page = pageWith(rows, { page: query.page, limit: query.limit, total });
  return filters === undefined ? page : { ...page, filters };
}

/** Matches as list rows at a given time. */
export async function matchRows(
  db: Services['db'],
  matches: readonly MatchRecord[],
  at: Date,
): Promise<Read<typeof MatchRow>[]> {
  const [originOf, clocks] = await Promise.all([loadOrigins(db, matches), loadClocks(db, matches, at)]);
  return matches.map((match) => matchRow(match, originOf, clocks.get(match.id) ?? null));
}

type Filters = Read<typeof MatchFilters>;
type Choices = Awaited<ReturnType<typeof listChoices>>;

async function filtersOf(db: Services['db'], filter: MatchFilter): Promise<Filters> {
  const [choices, teams] = await Promise.all([listChoices(db, filter), listTeamChoices(db, filter)]);
  const states = choices.flatMap(({ state, count }) => (state === null ? [] : [{ state, count }]));
  const named = (key: 'seasonId' | 'categoryId' | 'traipId' | 'competitionId') =>
    choices.flatMap(({ [key]: id, name, count }) => (id === null ? [] : [{ id, name: name ?? '', count }]));
  return {
    states,
    timelines: timelinesOf(choices, states),
    sports: choices.flatMap(({ sportKey, count }) => (sportKey === null ? [] : [{ sportKey, count }])),
    seasons: named('seasonId'),
    categories: named('categoryId'),
    traips: named('traipId'),
    competitions: named('competitionId'),
    teams,
  };
}

// Live matches are both a state and an entry of the timeline.
function timelinesOf(choices: Choices, states: Filters['states']): Filters['timelines'] {
  const live = states.find(({ state }) => state === 'IN_PROGRESS');
  return [
    ...choices.flatMap(({ timeline, count }) => (timeline === null ? [] : [{ timeline, count }])),
    ...(live ? [{ timeline: 'LIVE' as const, count: live.count }] : []),
  ];
}
