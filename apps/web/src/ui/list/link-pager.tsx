import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '../../i18n/navigation.ts';
import styles from './link-pager.module.css';

interface LinkPagerProps {
  /** Undefined at the end. */
  readonly previous: string | null;
  readonly next: string | null;
  /** "Jornada 3", "Página 1 de 4". */
  readonly children: ReactNode;
  readonly previousLabel?: string;
  readonly nextLabel?: string;
}

/** Links, which work without JavaScript. */
export function LinkPager({ previous, next, children, previousLabel, nextLabel }: LinkPagerProps) {
  const t = useTranslations('ui.pager');
  return (
    <nav aria-label={t('label')} className={styles.pager}>
      <Step href={previous} label={previousLabel ?? t('previous')}>
        <ChevronLeftRounded aria-hidden="true" />
      </Step>
      <b className={styles.position}>{children}</b>
      <Step href={next} label={nextLabel ?? t('next')}>
        <ChevronRightRounded aria-hidden="true" />
      </Step>
    </nav>
  );
}

interface StepProps {
  readonly href: string | null;
  readonly label: string;
  readonly children: ReactNode;
}

function Step({ href, label, children }: StepProps) {
  if (href === null) return <span className={styles.nowhere}>{children}</span>;
  return (
    <Link href={href} scroll={false} aria-label={label} className={styles.step}>
      {children}
    </Link>
  );
}
