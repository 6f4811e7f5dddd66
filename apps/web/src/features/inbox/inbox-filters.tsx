'use client';

import { notificationKinds } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Pills } from '../../ui/choice/pills.tsx';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import styles from './news.module.css';
import type { Wanted } from './use-inbox.ts';

interface InboxFiltersProps {
  readonly wanted: Wanted;
  readonly unread: number;
  readonly onWant: (change: Partial<Wanted>) => void;
}

/** All, or only what waits; of one kind, or of any. */
export function InboxFilters({ wanted, unread, onWant }: InboxFiltersProps) {
  const t = useTranslations();
  const options = notificationKinds.map((kind) => ({
    value: kind,
    label: t(`notificationKinds.${kind}.name`),
  }));
  return (
    <>
      <Pills
        label={t('inbox.show')}
        value={wanted.unread === 'yes' ? 'yes' : ''}
        onChange={(value) => onWant({ unread: value, page: '1' })}
        options={[
          { value: '', label: t('inbox.all') },
          { value: 'yes', label: t('inbox.onlyUnread'), count: unread },
        ]}
      />
      <span className={styles.kind}>
        <FilterSelect
          filter={{ name: 'kind', label: t('inbox.kind'), value: wanted.kind, options }}
          hideLabel
          onChoose={(kind) => onWant({ kind, page: '1' })}
        />
      </span>
    </>
  );
}
