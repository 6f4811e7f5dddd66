'use client';

import type { FormEvent, ReactNode } from 'react';
import { FormError } from '../../../ui/feedback/notice.tsx';
import styles from './account-form.module.css';

interface AccountFormProps {
  readonly failure: string | null;
  /** What can be done about the failure. */
  readonly failureAction?: ReactNode;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
  readonly submit: ReactNode;
}

/**
 * The frame of every account form. It says `post` because a form that is sent before the page has woken up
 * would otherwise write the password into the address.
 */
export function AccountForm({ failure, failureAction, onSubmit, children, submit }: AccountFormProps) {
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

/** Two short fields side by side, one above the other on phones. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** The line under a form that leads to another one. */
export function Foot({ children }: { readonly children: ReactNode }) {
  return <p className={styles.foot}>{children}</p>;
}
