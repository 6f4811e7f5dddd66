'use client';

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import type { Tone } from './notice.tsx';
import { type Toast, type ToastAction, withToast } from './toast-queue.ts';
import { ToastView } from './toast-view.tsx';

type ShowToast = (text: string, tone?: Tone, action?: ToastAction) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** One at a time, top right. On every page, since it also reports a lost network. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Toast[]>([]);
  const isInBrowser = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  const current = queue[0];
  const show = useCallback<ShowToast>((text, tone = 'success', action) => {
    setQueue((waiting) => withToast(waiting, { tone, text, action }));
  }, []);
  const next = useCallback(() => setQueue((waiting) => waiting.slice(1)), []);
  return (
    <ToastContext value={show}>
      {children}
      {isInBrowser &&
        createPortal(
          <div aria-live="polite" data-above-modals="">
            {current !== undefined && <ToastView key={current.id} toast={current} onDismissed={next} />}
          </div>,
          document.body,
        )}
    </ToastContext>
  );
}

const unchanging = () => () => undefined;

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (show === null) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
