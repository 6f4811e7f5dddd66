'use client';

import type { FormEvent, ReactNode } from 'react';
import { FormError } from '../feedback/notice.tsx';
import styles from './form-frame.module.css';

interface FormFrameProps {
  readonly failure: string | null;
  readonly failureAction?: ReactNode;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
  readonly submit: ReactNode;
}

/** `method="post"`, because a form submitted before hydration would otherwise put a password into the URL. */
export function FormFrame({ failure, failureAction, onSubmit, children, submit }: FormFrameProps) {
  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      {children}
      {failure !== null && (
        <FormError>
          {failure} {failureAction}
        </FormError>
      )}
      {submit}
    </form>
  );
}

/** Fields in a column, without the form. */
export function Fields({ children }: { readonly children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** Side by side; on phones in a column. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

export function Foot({ children }: { readonly children: ReactNode }) {
  return <p className={styles.foot}>{children}</p>;
}
