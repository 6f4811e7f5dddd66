'use client';

import type { ReactNode } from 'react';
import { Pager } from './pager.tsx';

interface UrlPagerProps {
  readonly page: number;
  readonly totalPages: number;
  readonly change: (to: { readonly page: string }) => void;
  /** What the whole list holds: "22 partidos". */
  readonly children: ReactNode;
}

/** From page to page of a list whose address names the page. A list of one page has none of it. */
export function UrlPager({ page, totalPages, change, children }: UrlPagerProps) {
  if (totalPages <= 1 && page === 1) return null;
  return (
    <Pager page={page} totalPages={totalPages} onPage={(to) => change({ page: `${to}` })}>
      {children}
    </Pager>
  );
}
