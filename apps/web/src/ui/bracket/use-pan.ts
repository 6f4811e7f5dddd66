'use client';

import { type RefObject, useEffect } from 'react';

/** Drag to scroll with a mouse; touch and arrow keys work natively. */
export function usePan(window: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = window.current;
    if (element === null) return;
    const onMove = (event: PointerEvent) => {
      element.scrollLeft -= event.movementX;
      element.scrollTop -= event.movementY;
    };
    const onUp = () => element.removeEventListener('pointermove', onMove);
    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      element.addEventListener('pointermove', onMove);
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    return () => {
      onUp();
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
    };
  }, [window]);
}
