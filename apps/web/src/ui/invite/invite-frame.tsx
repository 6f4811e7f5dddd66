import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import type { ReactNode } from 'react';
import styles from './invite-frame.module.css';

interface InviteFrameProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function InviteFrame({ title, text, children }: InviteFrameProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <MailOutlineRounded aria-hidden="true" />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
