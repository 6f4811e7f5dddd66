'use client';

import { useEffect } from 'react';

/**
 * Adds to the window's title what only the browser knows: the open tab, or the name of loaded data. The title
 * of a page may arrive after the page.
 */
export function useTitlePrefix(text: string): void {
  useEffect(() => {
    if (text === '') return;
    const prefix = `${text} · `;
    const add = () => {
      if (!document.title.includes(prefix)) document.title = prefix + document.title;
    };
    add();
    const observer = new MutationObserver(add);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(prefix, () => '');
    };
  }, [text]);
}
