'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where the focus was before each: a menu item that opened a dialog is gone afterwards, its button isn't. */
const focusedBefore = new WeakMap<Element, Element | null>();

/** While open, the page beneath is inert and the focus is inside; afterwards the focus returns. */
export function useModal(root: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): void {
  // Read before a field inside takes the focus.
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const wake = root.current === null ? () => undefined : restAround(root.current);
    if (root.current !== null) focusedBefore.set(root.current, before);
    const unlock = lockScrolling();
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
    return () => {
      wake();
      unlock();
      const place = nearestLeft(before);
      if (place instanceof HTMLElement) place.focus();
    };
  }, [root, panel, before]);
}

/** The element itself; if it's in a closed dialog, where the focus was before that. */
function nearestLeft(element: Element | null): Element | null {
  if (element === null || element.isConnected) return element;
  const around = element.closest('[data-modal]');
  return around === null ? null : nearestLeft(focusedBefore.get(around) ?? null);
}

/** Messages stay accessible: they are marked. */
function restAround(root: Element): () => void {
  const others = [...document.body.children].filter(
    (other) => other !== root && !other.hasAttribute('inert') && !other.matches('[data-above-modals]'),
  );
  for (const other of others) other.setAttribute('inert', '');
  return () => {
    for (const other of others) other.removeAttribute('inert');
  };
}

let locks = 0;

/** Reserves the width of the scroll bar, so that nothing jumps. */
function lockScrolling(): () => void {
  const { style } = document.body;
  if (locks === 0) {
    style.paddingRight = `${window.innerWidth - document.documentElement.clientWidth}px`;
    style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) style.overflow = style.paddingRight = '';
  };
}
