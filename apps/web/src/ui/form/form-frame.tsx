'use client';

import type { FormEvent, ReactNode } from 'react';
import { FormError } from '../feedback/notice.tsx';
import styles from './form-frame.module.css';

interface FormFrameProps {
  readonly failure: string | null;
  /** What can be done about the failure. */
  readonly failureAction?: ReactNode;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
  readonly submit: ReactNode;
}

/**
 * The frame of a form: its fields, what is wrong with the whole of it, and its button. It says `post` because a form
 * that is sent before the page has woken up would otherwise write a password into the address.
 */
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

/** Fields below each other, where the form itself is somewhere else, as in a dialog. */
export function Fields({ children }: { readonly children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** Two short fields side by side, one above the other on phones. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** The line under a form that leads to another one. */
export function Foot({ children }: { readonly children: ReactNode }) {
  return <p className={styles.foot}>{children}</p>;
}
