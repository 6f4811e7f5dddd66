'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import styles from './auth-frame.module.css';

interface HeadingProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Moves the focus to the heading of a screen that replaces another one in place. */
  readonly takesFocus?: boolean;
}

export function Heading({ title, children, takesFocus = false }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <h1 className={styles.title} ref={heading} tabIndex={takesFocus ? -1 : undefined}>
        {title}
      </h1>
      {children !== undefined && <p className={styles.text}>{children}</p>}
    </>
  );
}
