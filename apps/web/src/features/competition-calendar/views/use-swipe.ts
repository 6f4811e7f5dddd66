'use client';

import { type TouchEvent, useRef } from 'react';

interface Swipe {
  readonly onLeft: () => void;
  readonly onRight: () => void;
}

interface Start {
  readonly x: number;
  readonly y: number;
  readonly scrolled: number;
}

/** Further than a finger trembles. */
const least = 60;

/**
 * A finger that goes to one side, and not up or down. Where it scrolls what is wider than the screen, it does only
 * that. Whoever cannot swipe has buttons for the same.
 */
export function useSwipe({ onLeft, onRight }: Swipe) {
  const start = useRef<Start | null>(null);
  return {
    onTouchStart: ({ touches, currentTarget }: TouchEvent) => {
      const touch = touches[0];
      const isOne = touch !== undefined && touches.length === 1;
      start.current = isOne
        ? { x: touch.clientX, y: touch.clientY, scrolled: scrolledIn(currentTarget) }
        : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const touch = changedTouches[0];
      if (touch === undefined || start.current === null) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      const hasScrolled = scrolledIn(currentTarget) !== start.current.scrolled;
      if (hasScrolled || Math.abs(x) < least || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
  };
}

const scrolledIn = (frame: Element) => frame.firstElementChild?.scrollLeft ?? 0;
