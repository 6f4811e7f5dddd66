'use client';

import ContentPasteRounded from '@mui/icons-material/ContentPasteRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { raceRecordApi } from '../../../lib/api/race.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { fullName } from '../../../ui/identity/full-name.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { markText } from '../../../ui/race/mark-text.ts';
import { useRaceChange } from '../data/use-races.ts';
import styles from '../rankings/rankings.module.css';

const EarlierDialog = dynamic(() => import('./earlier-dialog.tsx').then((file) => file.EarlierDialog), {
  ssr: false,
});

interface RecordsProps {
  readonly traip: { readonly id: string; readonly code: string };
}

/** Earlier marks, with which the records of a Traip begin. */
export function Records({ traip }: RecordsProps) {
  const t = useTranslations('records');
  const [isPasting, setPasting] = useState(false);
  const { data } = useQuery({
    queryKey: ['race', 'earlier', { traipId: traip.id }],
    queryFn: ({ signal }) => raceRecordApi.earlier({ params: { traipId: traip.id } }, { signal }),
  });
  const marks = data?.marks ?? [];
  const paste = (
    <Button variant="outlined" startIcon={<ContentPasteRounded />} onClick={() => setPasting(true)}>
      {t('paste')}
    </Button>
  );
  return (
    <Card title={t('title')} aside={paste} flush>
      {marks.length === 0 ? (
        <EmptyState title={t('noEarlier')}>{t('noEarlierText')}</EmptyState>
      ) : (
        <ul>
          {marks.map((mark) => (
            <Row key={mark.id} traip={traip} mark={mark} />
          ))}
        </ul>
      )}
      <p className={styles.row}>
        <TextLink href={`/t/${traip.code}/records`}>{t('see')}</TextLink>
      </p>
      {isPasting && <EarlierDialog traipId={traip.id} onClose={() => setPasting(false)} />}
    </Card>
  );
}

type Mark = Awaited<ReturnType<typeof raceRecordApi.earlier>>['marks'][number];

function Row({ traip, mark }: RecordsProps & { readonly mark: Mark }) {
  const t = useTranslations('records');
  const locale = useLocale();
  const change = useRaceChange();
  const holderName = mark.team || (mark.person && fullName(mark.person)) || t('unknown');
  const markLabel = `${mark.event} · ${markText(mark.mark, mark, locale)}`;
  const group = [mark.gender && t(`genders.${mark.gender}`), mark.band, mark.club, mark.heldOn, mark.place];
  const remove = () =>
    change(() => raceRecordApi.deleteEarlier({ params: { traipId: traip.id, markId: mark.id } }), {
      done: t('deleted'),
      failed: t('deleteFailed'),
    });
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <b>{[markLabel, holderName].join(' · ')}</b>
        <span className={styles.quiet}>
          {[t(`kinds.${mark.scope}`), ...group].filter(Boolean).join(' · ')}
        </span>
      </span>
      <IconButton
        aria-label={t('delete', { name: `${markLabel} · ${holderName}` })}
        onClick={() => void remove()}
      >
        <DeleteOutlineRounded />
      </IconButton>
    </li>
  );
}
