'use client';

import type { ReactNode } from 'react';
import { Pager } from './pager.tsx';

interface UrlPagerProps {
  readonly page: number;
  readonly totalPages: number;
  readonly change: (to: { readonly page: string }) => void;
  /** "22 partidos". */
  readonly children: ReactNode;
}

/** Pagination in the URL. Hidden for a single page. */
export function UrlPager({ page, totalPages, change, children }: UrlPagerProps) {
  if (totalPages <= 1 && page === 1) return null;
  return (
    <Pager page={page} totalPages={totalPages} onPage={(to) => change({ page: `${to}` })}>
      {children}
    </Pager>
  );
}
