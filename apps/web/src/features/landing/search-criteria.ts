import { type FoundKind, foundKinds } from '@traip/contract';

/** The search in the front page's URL. */
export interface SearchCriteria {
  readonly q: string;
  readonly kind: FoundKind | null;
  readonly page: number;
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

const maxQueryLength = 100;
const lastPage = 1000;

export function parseSearchCriteria({ q, kind, page }: SearchParams): SearchCriteria {
  const number = Number(page);
  return {
    q: typeof q === 'string' ? q.trim().slice(0, maxQueryLength) : '',
    kind: foundKinds.find((foundKind) => foundKind === kind) ?? null,
    page: Number.isInteger(number) && number > 0 && number <= lastPage ? number : 1,
  };
}
