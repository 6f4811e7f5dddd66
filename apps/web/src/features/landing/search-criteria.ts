import { type FoundKind, foundKinds } from '@traip/contract';

/** What the address of the front page asks for. */
export interface Wanted {
  readonly q: string;
  readonly kind: FoundKind | null;
  readonly page: number;
}

type Asked = Readonly<Record<string, string | string[] | undefined>>;

const longest = 100;
const lastPage = 1000;

export function wantedIn({ q, kind, page }: Asked): Wanted {
  const number = Number(page);
  return {
    q: typeof q === 'string' ? q.trim().slice(0, longest) : '',
    kind: foundKinds.find((one) => one === kind) ?? null,
    page: Number.isInteger(number) && number > 0 && number <= lastPage ? number : 1,
  };
}
