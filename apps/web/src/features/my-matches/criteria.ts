import { timelines } from '@traip/contract';
import { sportKeys } from '@traip/engine';
import { parseId, parseOption, parsePage, withoutUndefined } from '../../ui/list/url-state.ts';

export type Timeline = (typeof timelines)[number];

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

/** The timeline in the URL, else the first one with matches. */
export function resolveTimeline(wanted: string, counts: Counts): Timeline | typeof allTimelines {
  const asked = [...timelines, allTimelines].find((item) => item === wanted);
  if (asked !== undefined) return asked as Timeline | typeof allTimelines;
  const hasMatches = (timeline: Timeline) =>
    counts.some((count) => count.timeline === timeline && count.count > 0);
  return (['TODAY', 'UPCOMING', 'PAST'] as const).find(hasMatches) ?? allTimelines;
}

const sorts = ['kickOff:asc', 'kickOff:desc'] as const;

/** Upcoming ascending, past descending, unless a sort is chosen. */
export function resolveSort(wanted: string, timeline: string): (typeof sorts)[number] {
  const asked = sorts.find((sort) => sort === wanted);
  return asked ?? (timeline === 'PAST' || timeline === allTimelines ? 'kickOff:desc' : 'kickOff:asc');
}

/** Invalid values from the URL are ignored. */
export function toQuery(wanted: Criteria, timeline: Timeline | typeof allTimelines) {
  return {
    search: wanted.search,
    page: parsePage(wanted.page),
    sort: resolveSort(wanted.sort, timeline),
    ...withoutUndefined({
      timeline: timeline === allTimelines ? undefined : timeline,
      sportKey: parseOption(sportKeys, wanted.sportKey),
      seasonId: parseId(wanted.seasonId),
      categoryId: parseId(wanted.categoryId),
      traipId: parseId(wanted.traipId),
      competitionId: parseId(wanted.competitionId),
      teamId: parseId(wanted.teamId),
    }),
  };
}
