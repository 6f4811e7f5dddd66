const genders = ['FEMALE', 'MALE', 'OTHER'] as const;
export type Gender = (typeof genders)[number];

/** The results requested by a URL. */
export interface ResultsQuery {
  readonly race: string;
  readonly gender: Gender | null;
  readonly band: string;
  readonly search: string;
  readonly page: number;
  /** Whose scorecard is open, in golf. */
  readonly card: string;
  /** The ranking over all rounds, instead of one of them. */
  readonly isTotal: boolean;
  /** The start list, instead of the results. */
  readonly isStart: boolean;
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

export function resultsQueryIn(searchParams: SearchParams): ResultsQuery {
  const textOf = (name: string) => {
    const value = searchParams[name];
    return typeof value === 'string' ? value.slice(0, 100) : '';
  };
  const page = Number(textOf('page'));
  return {
    race: textOf('race'),
    gender: genders.find((gender) => gender === textOf('gender')) ?? null,
    band: textOf('band').slice(0, 20),
    search: textOf('q').trim(),
    card: textOf('card'),
    isTotal: textOf('list') === 'total',
    isStart: textOf('list') === 'start',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** The URL of other results; changing the filter starts at the first page. */
export function addressOf(competitionId: string, query: ResultsQuery, change: Partial<ResultsQuery>): string {
  const { race, gender, band, search, page, card, isTotal, isStart } = {
    ...query,
    page: 1,
    card: '',
    ...change,
  };
  const params = new URLSearchParams();
  if (race !== '') params.set('race', race);
  if (gender !== null) params.set('gender', gender);
  if (band !== '') params.set('band', band);
  if (search !== '') params.set('q', search);
  if (page > 1) params.set('page', `${page}`);
  if (card !== '') params.set('card', card);
  if (isTotal) params.set('list', 'total');
  else if (isStart) params.set('list', 'start');
  const text = params.toString();
  return `/c/${competitionId}${text === '' ? '' : `?${text}`}`;
}
