/** The records requested by a URL. */
export interface RecordsQuery {
  readonly event: string;
  readonly of: 'MEETING' | 'CLUB';
  readonly search: string;
  readonly page: number;
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

export function recordsQueryIn(searchParams: SearchParams): RecordsQuery {
  const textOf = (name: string) => {
    const value = searchParams[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const page = Number(textOf('page'));
  return {
    event: textOf('event').slice(0, 60),
    of: textOf('of') === 'CLUB' ? 'CLUB' : 'MEETING',
    search: textOf('q').slice(0, 100),
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  };
}

/** The URL of other records; changing the filter starts at the first page. */
export function recordsAddress(code: string, query: RecordsQuery, change: Partial<RecordsQuery>): string {
  const { event, of, search, page } = { ...query, page: 1, ...change };
  const params = new URLSearchParams();
  if (event !== '') params.set('event', event);
  if (of === 'CLUB') params.set('of', of);
  if (search !== '') params.set('q', search);
  if (page > 1) params.set('page', `${page}`);
  const text = params.toString();
  return `/t/${code}/records${text === '' ? '' : `?${text}`}`;
}
