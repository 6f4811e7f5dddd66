import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import type { ReactNode } from 'react';
import { Link } from '../i18n/navigation.ts';
import styles from './detail-title.module.css';

interface DetailTitleProps {
  /** The list it belongs to. */
  readonly back: { readonly href: string; readonly label: string };
  readonly picture: ReactNode;
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function DetailTitle({ back, picture, title, actions, children }: DetailTitleProps) {
  return (
    <>
      <Link href={back.href} className={styles.back}>
        <ArrowBackRounded aria-hidden="true" sx={{ fontSize: 18 }} />
        {back.label}
      </Link>
      <header className={styles.head}>
        {picture}
        <div className={styles.words}>
          <h1 className={styles.name}>{title}</h1>
          <p className={styles.quiet}>{children}</p>
        </div>
        {actions}
      </header>
    </>
  );
}
