'use client';

import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import type { ReactNode } from 'react';
import { Heading } from '../frame/heading.tsx';
import styles from './mail-sent.module.css';
import { SendAgain } from './send-again.tsx';

interface MailSentProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly resend: () => Promise<unknown>;
  readonly failure: 'forgot' | 'resend';
  readonly children?: ReactNode;
}

/** The same screen whether or not the address has an account. */
export function EmailSent({ title, text, resend, failure, children }: MailSentProps) {
  return (
    <>
      <span className={styles.badge}>
        <MarkEmailUnreadOutlined aria-hidden="true" />
      </span>
      <Heading title={title} takesFocus>
        {text}
      </Heading>
      <SendAgain send={resend} failure={failure} />
      {children}
    </>
  );
}
