'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import type { AttentionData } from '../data/use-overview.ts';
import styles from './attention.module.css';
import { AttentionRow } from './attention-row.tsx';

interface AttentionProps {
  readonly items: readonly AttentionData[];
  /** Today in Madrid. */
  readonly day: string;
  readonly orgCode: string;
}

/** What needs attention in the organisation, most urgent first. */
export function Attention({ items, day, orgCode }: AttentionProps) {
  const t = useTranslations('dashboard.attention');
  const chip = (
    <StateChip tone="warning" icon={<WarningAmberRounded />}>
      {items.length}
    </StateChip>
  );
  return (
    <Card title={t('title')} aside={items.length > 0 && chip} flush>
      <ul>
        {items.map((item, index) => (
          <AttentionRow key={item.kind} item={item} day={day} orgCode={orgCode} isFirst={index === 0} />
        ))}
        <li className={styles.row}>
          <span className={`${styles.icon} ${styles.success}`}>
            <CheckRounded aria-hidden="true" />
          </span>
          <span className={styles.caption}>{t(items.length === 0 ? 'allDone' : 'restDone')}</span>
        </li>
      </ul>
    </Card>
  );
}
