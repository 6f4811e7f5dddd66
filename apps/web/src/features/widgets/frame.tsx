'use client';

import { type MouseEvent, type ReactNode, useEffect } from 'react';

/** Embedded: links open in a new window, and the parent learns the height. */
export function WidgetFrame({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const postHeight = () =>
      parent.postMessage({ traipHeight: document.documentElement.getBoundingClientRect().height }, '*');
    const observer = new ResizeObserver(postHeight);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, []);
  return <div onClickCapture={openBeside}>{children}</div>;
}

function openBeside({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null) return;
  link.target = '_blank';
  link.rel = 'noopener';
}
