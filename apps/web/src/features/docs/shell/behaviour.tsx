'use client';

import { useEffect, useState } from 'react';
import { codeAttribute, codeKey } from './first-paint.ts';

/**
 * All the interaction on these pages in one place: the language of the examples, copying, and the phone menu.
 * The pages themselves are static HTML from the server, however long.
 */
export function DocsBehaviour({ copied }: { readonly copied: string }) {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const root = document.documentElement;
    markChosen(root.getAttribute(codeAttribute) ?? 'curl');
    // Clicks are lost until then: the browser tests wait for it.
    root.dataset.hydrated = '';
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      toggleMenu(target.closest<HTMLElement>('[data-menu]'));
      const button = target.closest<HTMLElement>('[data-copy]');
      if (button)
        copy(button).then(
          () => setAnnouncement(copied),
          () => selectInstead(button),
        );
    };
    document.addEventListener('change', choose);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('change', choose);
      document.removeEventListener('click', onClick);
    };
  }, [copied]);
  useEffect(() => {
    if (announcement === '') return;
    const timer = setTimeout(() => setAnnouncement(''), 2000);
    return () => clearTimeout(timer);
  }, [announcement]);
  return (
    <output className="visually-hidden" aria-live="polite">
      {announcement}
    </output>
  );
}

function choose({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.dataset.choice === undefined) return;
  document.documentElement.setAttribute(codeAttribute, target.value);
  localStorage.setItem(codeKey, target.value);
  markChosen(target.value);
}

/** Every example of the page shows the same language. */
function markChosen(language: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-choice]'))
    input.checked = input.value === language;
}

/** The text that the button names, or the example now shown beside it. */
async function copy(button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(button.dataset.copy || shownCode(button)?.textContent || '');
  button.dataset.done = '';
  setTimeout(() => delete button.dataset.done, 2000);
}

function shownCode(button: HTMLElement): HTMLElement | undefined {
  const blocks = button.closest('[data-box]')?.querySelectorAll('pre') ?? [];
  return [...blocks].find((block) => block.offsetParent !== null);
}

/** If the page can't write to the clipboard, the text is selected instead. */
function selectInstead(button: HTMLElement): void {
  const block = shownCode(button);
  if (block) getSelection()?.selectAllChildren(block);
}

function toggleMenu(button: HTMLElement | null): void {
  if (button === null) return;
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!isOpen));
}
