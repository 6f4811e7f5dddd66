'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { seasonApi } from '../../../lib/api/browser.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { useSeasonDates } from '../../../ui/traip/use-part-words.ts';
import { PartRow } from './part-row.tsx';
import { SeasonDialog } from './season-dialog.tsx';
import { type SeasonData, type TraipData, useDeletion, useReadTraips } from './use-traip.ts';

/** When its competitions are played. */
export function Seasons({ traip }: { readonly traip: TraipData }) {
  const t = useTranslations('traips');
  const dates = useSeasonDates();
  const remove = useSeasonDeletion();
  const [writing, setWriting] = useState<SeasonData | 'new' | null>(null);
  const mayWrite = traip.abilities.includes('competitions.manage');
  const mayDelete = traip.abilities.includes('traips.manage');
  const add = mayWrite && (
    <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setWriting('new')}>
      {t('newSeason')}
    </Button>
  );
  return (
    <Card title={t('seasons')} aside={traip.seasons.length > 0 && add} flush>
      {traip.seasons.length === 0 ? (
        <EmptyState title={t('noSeasons')} action={add}>
          {t('noSeasonsText')}
        </EmptyState>
      ) : (
        <ul>
          {traip.seasons.map((season) => (
            <PartRow
              key={season.id}
              name={season.name}
              facts={dates(season)}
              competitions={season.competitions}
              onEdit={mayWrite ? () => setWriting(season) : undefined}
              onDelete={mayDelete ? () => void remove(season) : undefined}
            />
          ))}
        </ul>
      )}
      {writing !== null && (
        <SeasonDialog traipId={traip.id} season={current(traip, writing)} onClose={() => setWriting(null)} />
      )}
    </Card>
  );
}

/** As it was read last: after somebody else's change it has another version. */
function current({ seasons }: TraipData, writing: SeasonData | 'new'): SeasonData | null {
  return writing === 'new' ? null : (seasons.find(({ id }) => id === writing.id) ?? writing);
}

function useSeasonDeletion() {
  const t = useTranslations('traips');
  const ask = useDeletion();
  const readAgain = useReadTraips();
  return async ({ id, name }: SeasonData) => {
    const isGone = await ask({
      title: t('deleteSeasonQuestion', { name }),
      text: t('deleteSeasonLoss'),
      done: t('deleted', { name }),
      remove: () => seasonApi.delete({ params: { id } }),
    });
    if (isGone) await readAgain();
  };
}
