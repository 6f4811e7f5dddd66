'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/feedback/state.tsx';
import { QueryState } from '../../../../ui/list/query-state.tsx';
import type { ManagedCompetition } from '../../data/use-competition.ts';
import { ProtestRow } from './protest-row.tsx';
import { type ProtestData, useProtests } from './use-protests.ts';

const SettleDialog = dynamic(() => import('./settle-dialog.tsx').then((file) => file.SettleDialog), {
  ssr: false,
});

/** Ineligible players who played, for those who decide what follows. */
export function ProtestsCard({ competition, orgCode }: ManagedCompetition) {
  const t = useTranslations('protests');
  const query = useProtests(competition.id);
  const [settling, setSettling] = useState<ProtestData | null>(null);
  const mayDecide = competition.abilities.includes('teams.manage');
  const open = query.data?.protests.filter(({ settlement }) => settlement === null).length ?? 0;
  return (
    <Card title={t('open', { count: open })} flush>
      <QueryState
        query={query}
        errorTitle={t('failed')}
        isEmpty={({ protests }) => protests.length === 0}
        empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      >
        {({ protests }) => (
          <ul>
            {protests.map((protest) => (
              <ProtestRow
                key={`${protest.match.id} ${protest.teamId}`}
                protest={protest}
                orgCode={orgCode}
                mayDecide={mayDecide}
                onSettle={() => setSettling(protest)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {settling !== null && <SettleDialog protest={settling} onClose={() => setSettling(null)} />}
    </Card>
  );
}
