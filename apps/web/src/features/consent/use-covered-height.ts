'use client';

import { type RefObject, useLayoutEffect } from 'react';

/** Publishes how much of the page's bottom an element covers, so that content can be padded. */
export function useCoveredHeight(element: RefObject<HTMLElement | null>): void {
  // Before the next paint: what stands above it would jump.
  useLayoutEffect(() => {
    const covering = element.current;
    if (covering === null) return;
    const { style } = document.documentElement;
    const publish = () => style.setProperty('--covered', `${covering.offsetHeight}px`);
    publish();
    const observer = new ResizeObserver(publish);
    observer.observe(covering);
    return () => {
      observer.disconnect();
      style.removeProperty('--covered');
    };
  }, [element]);
}
