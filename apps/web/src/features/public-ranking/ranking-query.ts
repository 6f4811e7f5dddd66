import { type RankedKind, rankedKinds } from '@traip/contract';

/** The part of a ranking that a URL requests. */
export interface RankingQuery {
  readonly kind: RankedKind | null;
  readonly search: string;
  readonly page: number;
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

export function rankingQueryIn(searchParams: SearchParams): RankingQuery {
  const textOf = (name: string) => {
    const value = searchParams[name];
    return typeof value === 'string' ? value.slice(0, 100) : '';
  };
  const page = Number(textOf('page'));
  return {
    kind: rankedKinds.find((kind) => kind === textOf('kind')) ?? null,
    search: textOf('q').trim(),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** The URL of another part; changing the filter starts at the first page. */
export function rankingAddress(code: string, query: RankingQuery, change: Partial<RankingQuery>): string {
  const { kind, search, page } = { ...query, page: 1, ...change };
  const params = new URLSearchParams();
  if (kind !== null) params.set('kind', kind);
  if (search !== '') params.set('q', search);
  if (page > 1) params.set('page', `${page}`);
  const text = params.toString();
  return `/t/${code}/ranking${text === '' ? '' : `?${text}`}`;
}
