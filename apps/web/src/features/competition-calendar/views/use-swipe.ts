'use client';

import { type TouchEvent, useRef } from 'react';

interface Swipe {
  readonly onLeft: () => void;
  readonly onRight: () => void;
}

interface SwipeStart {
  readonly x: number;
  readonly y: number;
  readonly scrolled: number;
}

/** The distance in pixels that counts as a swipe. */
const minDistance = 60;

/** A horizontal swipe. Scrolling something wider than the screen isn't one. Buttons do the same. */
export function useSwipe({ onLeft, onRight }: Swipe) {
  const start = useRef<SwipeStart | null>(null);
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
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      const hasScrolled = scrolledIn(currentTarget) !== start.current.scrolled;
      if (hasScrolled || Math.abs(x) < minDistance || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
  };
}

const scrolledIn = (frame: Element) => frame.firstElementChild?.scrollLeft ?? 0;
