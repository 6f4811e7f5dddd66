'use client';

import { useEffect, useRef } from 'react';
import { inMadrid } from '../../i18n/madrid.ts';

/** Scrolls once to today's matches, or to the next ones; earlier days on the page stay above. */
export function useOpenOnToday(isEnabled: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    const days = [...(list.current?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
    if (!isEnabled || isDone.current || days.length === 0) return;
    isDone.current = true;
    const today = inMadrid(new Date()).day;
    const next = days.findIndex(({ dataset }) => (dataset.day ?? '') >= today);
    if (next > 0) days[next]?.scrollIntoView();
  });
  return list;
}
