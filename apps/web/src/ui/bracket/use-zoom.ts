'use client';

import { type KeyboardEvent, type RefObject, useState } from 'react';

const minZoom = 0.4;
const maxZoom = 1.6;
const zoomStep = 0.2;

/** Around the picture: the sum of both sides. */
const padding = 48;

interface Size {
  readonly width: number;
  readonly height: number;
}

const clamp = (zoom: number) => Math.min(maxZoom, Math.max(minZoom, Math.round(zoom * 100) / 100));

/** Plus, minus and 0 on the keyboard do what the buttons do. */
export function useZoom(containerRef: RefObject<HTMLElement | null>, { width, height }: Size) {
  const [zoom, setZoom] = useState(1);
  const zoomIn = () => setZoom((current) => clamp(current + zoomStep));
  const zoomOut = () => setZoom((current) => clamp(current - zoomStep));
  const fit = () => {
    const container = containerRef.current;
    if (container === null) return;
    const availableWidth = container.clientWidth - padding;
    const availableHeight = container.clientHeight - padding;
    setZoom(clamp(Math.min(1, availableWidth / width, availableHeight / height)));
  };
  const byKey: Readonly<Record<string, () => void>> = { '+': zoomIn, '-': zoomOut, '0': fit };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey ? undefined : byKey[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  return { zoom, zoomIn, zoomOut, fit, onKeyDown };
}
