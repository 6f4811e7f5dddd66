'use client';

import CorporateFareOutlined from '@mui/icons-material/CorporateFareOutlined';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { venueApi } from '../../../lib/api/browser.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { Crest } from '../../../ui/identity/crest.tsx';
import { type ClosedDateData, useVenueChange } from '../data/use-venues.ts';
import styles from '../frame/rows.module.css';
import { useDaySpan } from './use-day-span.ts';

interface ClosedDateRowProps {
  readonly closed: ClosedDateData;
  readonly orgCode: string;
  readonly mayManage: boolean;
}

export function ClosedDateRow({ closed, orgCode, mayManage }: ClosedDateRowProps) {
  const t = useTranslations('venues');
  const span = useDaySpan()(closed);
  const open = useRemoveClosedDate(closed, orgCode);
  const { venue, field, team, reason } = closed;
  const place = [venue?.name, field?.name].filter((name) => name !== undefined).join(', ');
  const scope = place || (team?.name ?? t('everybody'));
  return (
    <li className={styles.closedRow}>
      <span className={styles.emblem}>
        {team !== null && (
          <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={22} />
        )}
        {team === null &&
          (venue === null ? (
            <CorporateFareOutlined aria-hidden="true" />
          ) : (
            <PlaceOutlined aria-hidden="true" />
          ))}
      </span>
      <div className={styles.words}>
        <b className={styles.rowName}>{scope}</b>
        <p className={styles.quiet}>{[span, reason].filter((part) => part !== null).join(' · ')}</p>
      </div>
      {mayManage && (
        <IconButton aria-label={t('openAgainOf', { name: scope, days: span })} onClick={() => void open()}>
          <DeleteOutlineRounded />
        </IconButton>
      )}
    </li>
  );
}

function useRemoveClosedDate(closed: ClosedDateData, orgCode: string): () => Promise<void> {
  const t = useTranslations('venues');
  const confirm = useConfirm();
  const change = useVenueChange();
  const days = useDaySpan()(closed);
  return async () => {
    const isConfirmed = await confirm({
      title: t('openQuestion'),
      text: t('openText', { days }),
      confirmLabel: t('openAgain'),
      danger: true,
    });
    if (!isConfirmed) return;
    await change(() => venueApi.deleteClosedDate({ params: { orgCode, id: closed.id } }), {
      done: t('opened'),
      failed: t('openFailed'),
    });
  };
}
