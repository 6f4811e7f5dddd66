import type { Tone } from './notice.tsx';

export interface Toast {
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

/** An action while it's shown, such as undoing. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** The first is shown and the others wait. A message with undo is shown at once: only errors go before it. */
export function withToast(waiting: readonly Toast[], toast: Omit<Toast, 'id'>): readonly Toast[] {
  const id = Math.max(0, ...waiting.map((one) => one.id)) + 1;
  const remaining = toast.action ? waiting.filter(({ tone }) => tone === 'error') : waiting;
  return [...remaining, { ...toast, id }];
}
