'use client';

import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { venueApi } from '../../../lib/api/browser.ts';
import { closingApi } from '../../../lib/api/closing.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { ItemMenu } from '../../../ui/list/item-menu.tsx';
import { useDaySpan } from '../closed/use-day-span.ts';
import { useVenueChange, type VenueData } from '../data/use-venues.ts';
import styles from '../frame/rows.module.css';
import { openingLines } from './opening-lines.ts';

const ClosingDialog = dynamic(() =>
  import('../closing/closing-dialog.tsx').then((file) => file.ClosingDialog),
);

interface VenueRowProps {
  readonly venue: VenueData;
  readonly orgCode: string;
  readonly mayManage: boolean;
  readonly onEdit: () => void;
  readonly onCloseDays: () => void;
}

export function VenueRow({ venue, orgCode, mayManage, onEdit, onCloseDays }: VenueRowProps) {
  const t = useTranslations('venues');
  const all = useTranslations();
  const { name, address, city, fields } = venue;
  const [isHit, setHit] = useState(false);
  const remove = useDeletion(venue, orgCode, () => setHit(true));
  const fullAddress = [address, city].filter((part) => part !== null).join(', ');
  return (
    <li className={styles.venue}>
      <span className={styles.emblem}>
        <PlaceOutlined aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {fullAddress !== '' && <p className={styles.quiet}>{fullAddress}</p>}
        <ul className={styles.fields} aria-label={t('fieldsOf', { name })}>
          {fields.map((field) => (
            <li key={field.id} className={styles.field}>
              {field.name}
            </li>
          ))}
        </ul>
        <Hours venue={venue} />
      </div>
      {mayManage && (
        <ItemMenu
          label={t('moreOf', { name })}
          items={[
            { label: t('edit'), onSelect: onEdit },
            { label: t('addClosed'), onSelect: onCloseDays },
            { label: t('delete'), onSelect: () => void remove(), isDanger: true },
          ]}
        />
      )}
      {isHit && (
        <ClosingDialog
          orgCode={orgCode}
          closing={{ deleteId: venue.id }}
          title={all('closing.deleteTitle', { name })}
          label={t('delete')}
          done={t('deleted', { name })}
          onClose={() => setHit(false)}
        />
      )}
    </li>
  );
}

function Hours({ venue: { openings, closedDates } }: { readonly venue: VenueData }) {
  const t = useTranslations('venues');
  const locale = useLocale();
  const span = useDaySpan();
  return (
    <>
      <p className={styles.fact}>
        <ScheduleOutlined aria-hidden="true" sx={{ fontSize: 16 }} />
        {openings.length === 0 ? t('alwaysOpen') : openingLines(openings, locale).join(' · ')}
      </p>
      {closedDates.length > 0 && (
        <p className={`${styles.fact} ${styles.closed}`}>
          <EventBusyOutlined aria-hidden="true" sx={{ fontSize: 16 }} />
          {t('closedOn', { days: closedDates.slice(0, 3).map(span).join(' · ') })}
        </p>
      )}
    </>
  );
}

/** Asks for confirmation; with affected matches, first decides about them. */
function useDeletion(
  { id, name, fields }: VenueData,
  orgCode: string,
  onHit: () => void,
): () => Promise<void> {
  const t = useTranslations('venues');
  const confirm = useConfirm();
  const change = useVenueChange();
  return async () => {
    const seen = await closingApi.preview({ params: { orgCode }, body: { deleteId: id } }).catch(() => null);
    if (seen !== null && seen.total > 0) return onHit();
    const isConfirmed = await confirm({
      title: t('deleteQuestion', { name }),
      text: t('deleteText', { fields: fields.map((field) => field.name).join(', ') }),
      confirmLabel: t('delete'),
      danger: true,
    });
    if (!isConfirmed) return;
    await change(() => venueApi.delete({ params: { orgCode, id } }), {
      done: t('deleted', { name }),
      failed: t('deleteFailed'),
    });
  };
}
