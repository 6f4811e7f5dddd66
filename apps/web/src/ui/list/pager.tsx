'use client';

import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import styles from './pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly totalPages: number;
  readonly onPage: (page: number) => void;
  /** "22 personas". */
  readonly children?: ReactNode;
}

/** A page past the end becomes the last one. */
export function Pager({ page, totalPages, onPage, children }: PagerProps) {
  const t = useTranslations('ui.pager');
  const isBeyond = totalPages > 0 && page > totalPages;
  useEffect(() => {
    if (isBeyond) onPage(totalPages);
  }, [isBeyond, totalPages, onPage]);
  return (
    <nav aria-label={t('label')} className={styles.pager}>
      <span className={styles.total}>{children}</span>
      <Button
        variant="outlined"
        className={styles.step}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        startIcon={<ChevronLeftRounded />}
      >
        <span className={styles.word}>{t('previous')}</span>
      </Button>
      <b className={styles.position} aria-live="polite">
        {t('position', { page, totalPages: Math.max(1, totalPages) })}
      </b>
      <Button
        variant="outlined"
        className={styles.step}
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
        endIcon={<ChevronRightRounded />}
      >
        <span className={styles.word}>{t('next')}</span>
      </Button>
    </nav>
  );
}
