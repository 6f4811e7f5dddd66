'use client';

import { lazy, Suspense, useState } from 'react';
import type { TryFormProps } from './try-form.tsx';
import styles from './try-it.module.css';

const TryForm = lazy(() => import('./try-form.tsx').then(({ TryForm }) => ({ default: TryForm })));

/** A call that can be tried on its page. The form is loaded when opened. */
export function TryIt(props: TryFormProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.box}>
      <button type="button" className={styles.open} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {props.labels.open}
      </button>
      {isOpen && (
        <Suspense>
          <TryForm {...props} />
        </Suspense>
      )}
    </div>
  );
}
