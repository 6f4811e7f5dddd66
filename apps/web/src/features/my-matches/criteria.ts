import { timelines } from '@traip/contract';
import { sportKeys } from '@traip/engine';
import { withoutUndefined, parseId, parseOption, parsePage } from '../../ui/list/url-state.ts';

export type Timeline = (typeof timelines)[number];

/** What an address says when nothing was chosen. */
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

/** Everything, whenever it is played. */
export const allTimelines = 'ALL';

type Counts = readonly { readonly timeline: Timeline; readonly count: number }[];

/** What an address asks for; without a word about it, the first of these that holds something. */
export function resolveTimeline(wanted: string, counts: Counts): Timeline | typeof allTimelines {
  const asked = [...timelines, allTimelines].find((one) => one === wanted);
  if (asked !== undefined) return asked as Timeline | typeof allTimelines;
  const hasMatches = (timeline: Timeline) => counts.some((one) => one.timeline === timeline && one.count > 0);
  return (['TODAY', 'UPCOMING', 'PAST'] as const).find(hasMatches) ?? allTimelines;
}

const sorts = ['kickOff:asc', 'kickOff:desc'] as const;

/** What comes is read forwards, what was is read backwards, unless an order is chosen. */
export function resolveSort(wanted: string, timeline: string): (typeof sorts)[number] {
  const asked = sorts.find((one) => one === wanted);
  return asked ?? (timeline === 'PAST' || timeline === allTimelines ? 'kickOff:desc' : 'kickOff:asc');
}

/** An address can say anything: what there is not narrows nothing. */
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
