import type { AskToConfirm } from './retry-after-confirmation.ts';

let host: AskToConfirm | null = null;
let pending: Promise<boolean> | null = null;

/** Registers the component that asks; the returned function removes it. */
export function hostConfirmation(handler: AskToConfirm): () => void {
  host = handler;
  return () => {
    if (host === handler) host = null;
  };
}

/** Several calls at once ask one question. Without a registered component, the answer is no. */
export async function askToConfirm(): Promise<boolean> {
  if (host === null) return false;
  pending ??= host().finally(() => {
    pending = null;
  });
  return pending;
}
