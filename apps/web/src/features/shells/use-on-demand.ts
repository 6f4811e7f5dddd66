'use client';

import { type MouseEvent, useState } from 'react';

interface OnDemand {
  /** Where it hangs; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly close: () => void;
  /** It has been opened before: it stays, to close in its own time. */
  readonly isLoaded: boolean;
  /** For the button that opens it. */
  readonly opener: {
    readonly 'aria-expanded': boolean;
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  };
}

/**
 * What a button opens, loaded when somebody is about to press it: most visits never do. Without a network a press does
 * nothing, and the page stays.
 */
export function useOnDemand(load: () => Promise<unknown>): OnDemand {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const prepare = () => void load().catch(() => undefined);
  const open = (button: HTMLElement) => {
    setLoaded(true);
    setAnchor(button);
  };
  const opener = {
    'aria-expanded': anchor !== null,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
      void load().then(
        () => open(currentTarget),
        () => undefined,
      ),
  };
  return { anchor, close: () => setAnchor(null), isLoaded, opener };
}
