'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { raceRankingApi } from '../../../lib/api/race.ts';
import { Card } from '../../../ui/card.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { type RaceData, useRaceChange } from '../data/use-races.ts';
import styles from './rankings.module.css';
import { type RankingData, useRankings } from './use-rankings.ts';

const RankingDialog = dynamic(() => import('./ranking-dialog.tsx').then((file) => file.RankingDialog), {
  ssr: false,
});

interface RankingsProps {
  readonly competitionId: string;
  readonly races: readonly RaceData[];
  readonly mayManage: boolean;
}

/** The rankings over a competition's races, for those who may edit them; others use the public page. */
export function Rankings({ competitionId, races, mayManage }: RankingsProps) {
  const t = useTranslations('races.rankings');
  const { data } = useRankings(competitionId);
  const [edited, setEdited] = useState<RankingData | 'new' | null>(null);
  const rankings = data?.rankings ?? [];
  if (races.length === 0 || (!mayManage && rankings.length === 0)) return null;
  const add = mayManage && (
    <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Card title={t('title')} aside={add} flush>
      {rankings.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      ) : (
        <ul>
          {rankings.map((ranking) => (
            <Row
              key={ranking.id}
              competitionId={competitionId}
              ranking={ranking}
              mayManage={mayManage}
              onEdit={() => setEdited(ranking)}
            />
          ))}
        </ul>
      )}
      {edited !== null && (
        <RankingDialog
          competitionId={competitionId}
          races={races}
          ranking={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

interface RowProps extends Pick<RankingsProps, 'competitionId' | 'mayManage'> {
  readonly ranking: RankingData;
  readonly onEdit: () => void;
}

function Row({ competitionId, ranking, mayManage, onEdit }: RowProps) {
  const t = useTranslations('races');
  const confirm = useConfirm();
  const change = useRaceChange();
  const { id, name, kind, countedRaces } = ranking;
  const remove = async () => {
    const label = t('rankings.delete', { name });
    const question = { title: label, text: t('rankings.deleteText'), danger: true, confirmLabel: label };
    if (!(await confirm(question))) return;
    const messages = { done: t('rankings.deleted'), failed: t('rankings.deleteFailed') };
    await change(() => raceRankingApi.delete({ params: { competitionId, rankingId: id } }), messages);
  };
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <b>{name}</b>
        <span className={styles.quiet}>
          {[t(`rankings.kinds.${kind}`), t('overall.counted', { count: countedRaces.length })].join(' · ')}
        </span>
        <TextLink href={`/c/${competitionId}?race=${id}`}>{t('rankings.see')}</TextLink>
      </span>
      {mayManage && (
        <span className={styles.icons}>
          <IconButton aria-label={t('rankings.edit', { name })} onClick={onEdit}>
            <EditOutlined />
          </IconButton>
          <IconButton aria-label={t('rankings.delete', { name })} onClick={() => void remove()}>
            <DeleteOutlineRounded />
          </IconButton>
        </span>
      )}
    </li>
  );
}
