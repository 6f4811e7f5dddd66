'use client';

import { type KeyboardEvent, type RefObject, useState } from 'react';

const [least, most, step] = [0.4, 1.6, 0.2];

/** Around the picture, on both sides together. */
const padding = 48;

interface Size {
  readonly width: number;
  readonly height: number;
}

const within = (zoom: number) => Math.min(most, Math.max(least, Math.round(zoom * 100) / 100));

/** How near the picture is. Plus, minus and 0 do on the keyboard what the buttons do. */
export function useZoom(window: RefObject<HTMLElement | null>, { width, height }: Size) {
  const [zoom, setZoom] = useState(1);
  const zoomIn = () => setZoom((now) => within(now + step));
  const zoomOut = () => setZoom((now) => within(now - step));
  const fit = () => {
    const room = window.current;
    if (room === null) return;
    const [wide, high] = [room.clientWidth - padding, room.clientHeight - padding];
    setZoom(within(Math.min(1, wide / width, high / height)));
  };
  const byKey: Readonly<Record<string, () => void>> = { '+': zoomIn, '-': zoomOut, '0': fit };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey ? undefined : byKey[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return { zoom, nearer: zoomIn, farther: zoomOut, fit, onKeyDown };
}
