import type { Found, Write } from '@traip/contract';

export type FoundView = Write<typeof Found>;

export function addressOf({ kind, id, code }: Pick<FoundView, 'kind' | 'id' | 'code'>): string {
  switch (kind) {
    case 'COMPETITION':
      return `/c/${id}`;
    case 'TEAM':
      return `/team/${id}`;
    case 'ORGANISATION':
      return `/o/${code}`;
    case 'TRAIP':
      return `/t/${code}`;
    case 'PERSON':
      return code === null ? `/p/${id}` : `/u/${code}`;
  }
}

export function searchAddress(
  q: string,
  more: { readonly kind?: string; readonly page?: number } = {},
): string {
  const query = new URLSearchParams({ q });
  if (more.kind !== undefined) query.set('kind', more.kind);
  if (more.page !== undefined && more.page > 1) query.set('page', String(more.page));
  return `/?${query}`;
}
