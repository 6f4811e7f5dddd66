'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import FitScreenRounded from '@mui/icons-material/FitScreenRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import styles from './bracket.module.css';
import type { useZoom } from './use-zoom.ts';

export function ZoomTools({ zoom, zoomIn, zoomOut, fit }: ReturnType<typeof useZoom>) {
  const t = useTranslations('bracket');
  return (
    <div className={styles.tools}>
      <p className={styles.hint}>{t('hint')}</p>
      <IconButton aria-label={t('farther')} onClick={zoomOut}>
        <RemoveRounded />
      </IconButton>
      <span className={styles.zoom} aria-live="polite">
        {t('zoom', { percent: Math.round(zoom * 100) })}
      </span>
      <IconButton aria-label={t('nearer')} onClick={zoomIn}>
        <AddRounded />
      </IconButton>
      <IconButton aria-label={t('fit')} onClick={fit}>
        <FitScreenRounded />
      </IconButton>
    </div>
  );
}
