'use client';

import { type RefObject, useEffect } from 'react';

/** Tells the page how much of its bottom an element covers, so that nothing stays hidden below it. */
export function useCoveredHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const covering = element.current;
    if (covering === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--covered', `${covering.offsetHeight}px`));
    observer.observe(covering);
    return () => {
      observer.disconnect();
      style.removeProperty('--covered');
    };
  }, [element]);
}
