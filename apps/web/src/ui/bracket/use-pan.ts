'use client';

import { type RefObject, useEffect } from 'react';

/** In pixels: a click is never perfectly still. */
const slack = 5;

/**
 * Drag to scroll with a mouse; touch and arrow keys work natively. A click without dragging opens a match.
 */
export function usePan(window: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = window.current;
    if (element === null) return;
    const listeners = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => element.addEventListener(type, listener, { capture: true, signal: listeners.signal });
    let start: { readonly x: number; readonly y: number } | null = null;
    let isDragged = false;
    on('pointerdown', ({ pointerType, button, clientX: x, clientY: y }) => {
      isDragged = false;
      start = pointerType === 'mouse' && button === 0 ? { x, y } : null;
    });
    on('pointermove', ({ buttons, pointerId, clientX, clientY, movementX, movementY }) => {
      if (buttons === 0) start = null;
      if (start === null) return;
      if (!isDragged && Math.hypot(clientX - start.x, clientY - start.y) < slack) return;
      // Captured only now: capturing at the start would keep the click from the match below.
      element.setPointerCapture(pointerId);
      isDragged = true;
      element.scrollLeft -= movementX;
      element.scrollTop -= movementY;
    });
    on('click', (event) => {
      const isByKeyboard = event.detail === 0;
      if (!isDragged || isByKeyboard) return;
      event.preventDefault();
      event.stopPropagation();
    });
    return () => listeners.abort();
  }, [window]);
}
