'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { LicenceCard } from './card/licence-card.tsx';
import { useLicences } from './data/use-licences.ts';
import styles from './licences.module.css';

/** The licences of the signed-in person and their children. */
export function Licences() {
  const t = useTranslations('licences');
  const query = useLicences();
  return (
    <>
      <PageTitle title={t('title')}>{t('intro')}</PageTitle>
      <QueryState
        query={query}
        errorTitle={t('failed')}
        heading="h2"
        isEmpty={({ cards }) => cards.length === 0}
        empty={
          <Card>
            <EmptyState title={t('none')} heading="h2">
              {t('noneText')}
            </EmptyState>
          </Card>
        }
      >
        {({ cards, readAt }) => (
          <ul className={styles.cards}>
            {cards.map((card) => (
              <LicenceCard key={card.id} card={card} readAt={readAt} />
            ))}
          </ul>
        )}
      </QueryState>
    </>
  );
}
