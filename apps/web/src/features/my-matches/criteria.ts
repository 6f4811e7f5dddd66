import { timelines } from '@traip/contract';
import { sportKeys } from '@traip/engine';
import { parseId, parseOption, parsePage, withoutUndefined } from '../../ui/list/url-state.ts';

type Timeline = (typeof timelines)[number];

export const noCriteria = {
  search: '',
  seasonId: '',
  categoryId: '',
  traipId: '',
  competitionId: '',
  teamId: '',
  sportKey: '',
};

export const defaultCriteria = { ...noCriteria, timeline: '', sort: '', page: '1' };

export type Criteria = Readonly<Record<keyof typeof defaultCriteria, string>>;

export const allTimelines = 'ALL';

type Counts = readonly { readonly timeline: Timeline; readonly count: number }[];

/** The timeline in the URL, otherwise the first one with matches. */
export function resolveTimeline(requested: string, counts: Counts): Timeline | typeof allTimelines {
  const known = [...timelines, allTimelines].find((item) => item === requested);
  if (known !== undefined) return known as Timeline | typeof allTimelines;
  const hasMatches = (timeline: Timeline) =>
    counts.some((count) => count.timeline === timeline && count.count > 0);
  return (['TODAY', 'UPCOMING', 'PAST'] as const).find(hasMatches) ?? allTimelines;
}

const sorts = ['kickOff:asc', 'kickOff:desc'] as const;

/** Upcoming ascending, past descending, unless a sort is chosen. */
export function resolveSort(requested: string, timeline: string): (typeof sorts)[number] {
  const known = sorts.find((sort) => sort === requested);
  return known ?? (timeline === 'PAST' || timeline === allTimelines ? 'kickOff:desc' : 'kickOff:asc');
}

/** Invalid values from the URL are ignored. */
export function toQuery(requested: Criteria, timeline: Timeline | typeof allTimelines) {
  return {
    search: requested.search,
    page: parsePage(requested.page),
    sort: resolveSort(requested.sort, timeline),
    ...withoutUndefined({
      timeline: timeline === allTimelines ? undefined : timeline,
      sportKey: parseOption(sportKeys, requested.sportKey),
      seasonId: parseId(requested.seasonId),
      categoryId: parseId(requested.categoryId),
      traipId: parseId(requested.traipId),
      competitionId: parseId(requested.competitionId),
      teamId: parseId(requested.teamId),
    }),
  };
}
