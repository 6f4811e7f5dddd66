'use client';

import { useSyncExternalStore } from 'react';

const key = 'traip.menu';
/** From md to lg the menu is collapsed unless opened. */
const narrow = '(min-width: 900px) and (max-width: 1127.98px)';
const listeners = new Set<() => void>();

interface Menu {
  readonly collapsed: boolean;
  readonly toggle: () => void;
}

/** The stored choice, or the default for the width. */
export function useMenu(): Menu {
  const collapsed = useSyncExternalStore(subscribe, isCollapsed, () => false);
  const toggle = () => {
    storeChoice(collapsed ? 'open' : 'collapsed');
    for (const listener of listeners) listener();
  };
  return { collapsed, toggle };
}

function isCollapsed(): boolean {
  const choice = readStoredChoice();
  return choice === null ? matchMedia(narrow).matches : choice === 'collapsed';
}

let memoryChoice: string | null = null;

function readStoredChoice(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
    return memoryChoice;
  }
}

function storeChoice(choice: string): void {
  memoryChoice = choice;
  try {
    localStorage.setItem(key, choice);
  } catch {
    // As above: `unkept` holds it.
  }
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(narrow);
  listeners.add(listener);
  media.addEventListener('change', listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', listener);
    removeEventListener('storage', listener);
  };
}
