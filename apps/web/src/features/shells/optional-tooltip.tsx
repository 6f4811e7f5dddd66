'use client';

import { type ReactElement, useEffect, useState } from 'react';

type Tip = typeof import('./tip.tsx').Tip;

interface OptionalTooltipProps {
  /** Null if the name is visible anyway. */
  readonly name: string | null;
  readonly children: ReactElement;
}

/** Shows an icon's name on hover and focus. */
export function OptionalTooltip({ name, children }: OptionalTooltipProps) {
  const Tip = useLazyTooltip(name !== null);
  return Tip === null || name === null ? children : <Tip title={name}>{children}</Tip>;
}

/** Loaded only when needed, which is never on a phone. */
function useLazyTooltip(isNeeded: boolean): Tip | null {
  const [tip, setTip] = useState<{ readonly Tip: Tip } | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isMounted = true;
    import('./tip.tsx').then(
      (loaded) => isMounted && setTip(loaded),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [isNeeded]);
  return tip?.Tip ?? null;
}
