'use client';

import { type RefObject, useEffect } from 'react';

/** Publishes how much of the page's bottom an element covers, so that content can be padded. */
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
