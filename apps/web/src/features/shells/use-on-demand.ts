'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, useState } from 'react';
import { useToast } from '../../ui/feedback/toast.tsx';

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

/** What a button opens, loaded when somebody is about to press it: most visits never do. */
export function useOnDemand(load: () => Promise<unknown>): OnDemand {
  const t = useTranslations('ui');
  const toast = useToast();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  // What fails here is told at the press.
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
        () => toast(t('failures.network'), 'error'),
      ),
  };
  return { anchor, close: () => setAnchor(null), isLoaded, opener };
}
