'use client';

import { notificationKinds } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Pills } from '../../ui/choice/pills.tsx';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import styles from './notifications.module.css';
import type { InboxCriteria } from './use-inbox.ts';

interface InboxFiltersProps {
  readonly criteria: InboxCriteria;
  readonly unread: number;
  readonly onFilter: (change: Partial<InboxCriteria>) => void;
}

export function InboxFilters({ criteria, unread, onFilter }: InboxFiltersProps) {
  const t = useTranslations();
  const options = notificationKinds.map((kind) => ({
    value: kind,
    label: t(`notificationKinds.${kind}.name`),
  }));
  return (
    <>
      <Pills
        label={t('inbox.show')}
        value={criteria.unread === 'yes' ? 'yes' : ''}
        onChange={(value) => onFilter({ unread: value, page: '1' })}
        options={[
          { value: '', label: t('inbox.all') },
          { value: 'yes', label: t('inbox.onlyUnread'), count: unread },
        ]}
      />
      <span className={styles.kind}>
        <FilterSelect
          filter={{ name: 'kind', label: t('inbox.kind'), value: criteria.kind, options }}
          hideLabel
          onChoose={(kind) => onFilter({ kind, page: '1' })}
        />
      </span>
    </>
  );
}
