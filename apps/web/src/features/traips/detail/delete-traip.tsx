'use client';

import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { restorableDays } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useRouter } from '../../../i18n/navigation.ts';
import { traipApi } from '../../../lib/api/browser.ts';
import { Card } from '../../../ui/card.tsx';
import { useUndoDeletion } from '../../deleted-items/index.ts';
import { type TraipData, useDeletion } from './use-traip.ts';

interface DeleteTraipProps {
  readonly traip: TraipData;
  readonly orgCode: string;
}

/** Only without competitions, after confirmation. */
export function DeleteTraip({ traip, orgCode }: DeleteTraipProps) {
  const t = useTranslations('traips');
  const confirmDeletion = useDeletion();
  const router = useRouter();
  const queries = useQueryClient();
  const undo = useUndoDeletion(orgCode);
  const { id, name, seasons, categories, competitions } = traip;
  const remove = async () => {
    const isDeleted = await confirmDeletion({
      title: t('deleteQuestion', { name }),
      text: t('deleteLoss', { seasons: seasons.length, categories: categories.length, days: restorableDays }),
      done: t('deleted', { name }),
      undo: undo({ kind: 'TRAIP', id, name }),
      remove: () => traipApi.delete({ params: { id } }),
    });
    if (!isDeleted) return;
    await queries.invalidateQueries({ queryKey: ['traip'], refetchType: 'none' });
    router.replace(`/dashboard/${orgCode}/traips`);
  };
  if (competitions > 0)
    return <Card title={t('deleteTitle')}>{t('deleteHeld', { count: competitions })}</Card>;
  return (
    <Card title={t('deleteTitle')}>
      <Button variant="outlined" fullWidth onClick={() => void remove()} sx={{ color: 'var(--error)' }}>
        {t('deleteTraip')}
      </Button>
    </Card>
  );
}
