'use client';

import { type ReactElement, useEffect, useState } from 'react';

type Tip = typeof import('./tip.tsx').Tip;

interface NamedOnHoverProps {
  /** Null where the name can be read anyway. */
  readonly name: string | null;
  readonly children: ReactElement;
}

/** Tells what an icon stands for when it is pointed at or has the focus. */
export function NamedOnHover({ name, children }: NamedOnHoverProps) {
  const Tip = useTip(name !== null);
  return Tip === null || name === null ? children : <Tip title={name}>{children}</Tip>;
}

/** Loaded only where it is needed, which is never on a phone. */
function useTip(isWanted: boolean): Tip | null {
  const [tip, setTip] = useState<{ readonly Tip: Tip } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isMounted = true;
    import('./tip.tsx').then(
      (loaded) => isMounted && setTip(loaded),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [isWanted]);
  return tip?.Tip ?? null;
}
