'use client';

import { type RefObject, useEffect, useState } from 'react';
import { createReader } from './read-code.ts';

/** The time between two reads of the picture, in milliseconds. */
const pause = 150;

type CameraState = 'OPENING' | 'OPEN' | 'FAILED';

/** Opens the camera behind a video, and reads codes until closed. A repeated code is reported once. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onRead: RefObject<(text: string) => void>,
): CameraState {
  const [state, setState] = useState<CameraState>('OPENING');
  useEffect(() => {
    const end = new AbortController();
    watch(video.current, { signal: end.signal, onOpen: () => setState('OPEN'), onRead }).catch(() => {
      // Refused, used by another program, or missing.
      if (!end.signal.aborted) setState('FAILED');
    });
    return () => end.abort();
  }, [video, onRead]);
  return state;
}

interface Watch {
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onRead: RefObject<(text: string) => void>;
}

async function watch(video: HTMLVideoElement | null, { signal, onOpen, onRead }: Watch): Promise<void> {
  if (video === null) return;
  const [stream, read] = await Promise.all([openCamera(signal), createReader()]);
  video.srcObject = stream;
  await video.play();
  onOpen();
  let last = '';
  while (!signal.aborted) {
    const text = video.readyState >= video.HAVE_CURRENT_DATA ? await read(video) : null;
    if (text !== null && text !== last && !signal.aborted) {
      last = text;
      onRead.current(text);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  const constraints = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video: constraints, audio: false });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  return stream;
}
