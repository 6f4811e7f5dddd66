'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '../../../ui/button/button.tsx';
import { FormError, Notice } from '../../../ui/feedback/notice.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { useOnline } from '../../../ui/network/use-online.ts';
import type { LineController } from '../data/use-line.ts';
import styles from './parts.module.css';

interface SaveProps {
  readonly controller: LineController;
  /** Where the results of the race are. */
  readonly results: string;
}

/** Saves the timed arrivals as results of the race. */
export function Save({ controller, results }: SaveProps) {
  const t = useTranslations('raceLine');
  const locale = useLocale();
  const isOnline = useOnline();
  const { line, stored, race, save } = controller;
  const { isSaving, saved, refusal } = stored;
  const left = line.arrivals.filter(({ problem }) => problem !== null).length;
  if (race.publication === 'OFFICIAL') return <Notice tone="info">{t('official')}</Notice>;
  return (
    <section className={styles.card} aria-label={t('save', { count: line.results.length })}>
      {left > 0 && <Notice tone="warning">{t('left', { count: left })}</Notice>}
      {refusal !== null && <FormError>{refusal[locale]}</FormError>}
      <div role="status">
        {isSaving && !isOnline && <Notice tone="info">{t('saveLater')}</Notice>}
        {saved !== null && (
          <Notice tone="success">
            {t('saved', { count: saved })} <TextLink href={results}>{t('seeResults')}</TextLink>
          </Notice>
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          variant="outlined"
          size="large"
          disabled={line.results.length === 0 || isSaving}
          onClick={save}
        >
          {isSaving ? t('saving') : t('save', { count: line.results.length })}
        </Button>
      </div>
    </section>
  );
}
