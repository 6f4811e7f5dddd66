'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import EscalatorWarningRounded from '@mui/icons-material/EscalatorWarningRounded';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { DetailTitle } from '../../ui/detail-title.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { IconDisc } from '../../ui/identity/icon-disc.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { LicencesCard } from '../licences/index.ts';
import { ChildCard } from './child-card.tsx';
import styles from './family.module.css';
import { useFamily } from './use-family.ts';

const ChildDialog = dynamic(() => import('./child-dialog.tsx').then((module) => module.ChildDialog), {
  ssr: false,
});

/** The children of the signed-in person, and the decisions for each. */
export function Family() {
  const t = useTranslations('family');
  const query = useFamily();
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <Button variant="contained" startIcon={<AddRounded />} onClick={() => setIsAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <DetailTitle
        back={{ href: '/profile', label: t('backToProfile') }}
        picture={
          <IconDisc>
            <EscalatorWarningRounded aria-hidden="true" />
          </IconDisc>
        }
        title={t('title')}
      >
        {t('intro')}
      </DetailTitle>
      <div className={styles.cards}>
        <QueryState
          query={query}
          errorTitle={t('failed')}
          heading="h2"
          isEmpty={({ children }) => children.length === 0}
          empty={
            <Card>
              <EmptyState title={t('nobody')} heading="h2" action={add}>
                {t('nobodyText')}
              </EmptyState>
            </Card>
          }
        >
          {({ children }) => (
            <>
              {children.map((child) => (
                <ChildCard key={child.personId} child={child} />
              ))}
              <LicencesCard />
              <div>{add}</div>
            </>
          )}
        </QueryState>
      </div>
      {isAdding && <ChildDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}
