import type { ReactNode } from 'react';
import styles from './look.module.css';
import { lookStyle } from './look-style.ts';
import type { LookView } from './look-view.ts';

interface BrandedProps {
  readonly look: LookView;
  readonly children: ReactNode;
}

/** A page in its organiser's colours; in Traip's if none were chosen. */
export function Branded({ look, children }: BrandedProps) {
  const style = lookStyle(look);
  if (style === undefined) return children;
  return (
    <div className={styles.page} style={style}>
      {children}
    </div>
  );
}
