'use client';

import { useEffect, useState } from 'react';
import { codeAttribute, codeKey } from './first-paint.ts';

/**
 * All that moves on these pages, in one place: the language of the examples, copying, and the menu of phones. The pages
 * themselves are plain text from the server, however long.
 */
export function DocsBehaviour({ copied }: { readonly copied: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const root = document.documentElement;
    markChosen(root.getAttribute(codeAttribute) ?? 'curl');
    // Until then a press is lost: the browser tests wait for it.
    root.dataset.hydrated = '';
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      toggleMenu(target.closest<HTMLElement>('[data-menu]'));
      const button = target.closest<HTMLElement>('[data-copy]');
      if (button)
        copy(button).then(
          () => setSaid(copied),
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
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), 2000);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <output className="visually-hidden" aria-live="polite">
      {said}
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

/** The text that the button names, or the example beside it that is shown now. */
async function copy(button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(button.dataset.copy || shownCode(button)?.textContent || '');
  button.dataset.done = '';
  setTimeout(() => delete button.dataset.done, 2000);
}

function shownCode(button: HTMLElement): HTMLElement | undefined {
  const blocks = button.closest('[data-box]')?.querySelectorAll('pre') ?? [];
  return [...blocks].find((block) => block.offsetParent !== null);
}

/** Where a page may not write to the clipboard, what was meant is selected. */
function selectInstead(button: HTMLElement): void {
  const block = shownCode(button);
  if (block) getSelection()?.selectAllChildren(block);
}

function toggleMenu(button: HTMLElement | null): void {
  if (button === null) return;
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!isOpen));
}
