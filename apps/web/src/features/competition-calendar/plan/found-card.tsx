'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Tiles } from '../../../ui/tiles.tsx';
import { isReady } from '../data/use-calendar.ts';
import styles from './plan.module.css';
import { PlanStatus } from './plan-status.tsx';

interface FoundCardProps {
  readonly title: string;
  readonly status: ComponentProps<typeof PlanStatus>['status'];
  readonly counts: {
    readonly placed: number;
    readonly unplaced: number;
    readonly hard: number;
    readonly moved: number;
  };
  readonly more?: ComponentProps<typeof Tiles>['tiles'];
  readonly apply: { readonly label: string; readonly busy: boolean; readonly run: () => unknown };
  /** What else can be done with it. */
  readonly other: { readonly label: string; readonly run: () => void };
}

/** What a search has found, in figures, with a button to apply it. */
export function FoundCard({ title, status, counts, more = [], apply, other }: FoundCardProps) {
  const t = useTranslations('competitionCalendar');
  const { placed, unplaced, hard, moved } = counts;
  return (
    <Card title={title} aside={<PlanStatus status={status} />}>
      <Tiles
        tiles={[
          { key: 'placed', value: placed, label: t('placedMatches') },
          { key: 'unplaced', value: unplaced, label: t('unplacedMatches'), isBad: unplaced > 0 },
          { key: 'hard', value: hard, label: t('hardOffences'), isBad: hard > 0 },
          { key: 'moved', value: moved, label: t('movedMatches') },
          ...more,
        ]}
      />
      <div className={styles.actions}>
        {isReady({ status }) && placed > 0 && (
          <Button
            variant="contained"
            size="large"
            aria-disabled={apply.busy}
            onClick={() => !apply.busy && void apply.run()}
          >
            {apply.label}
          </Button>
        )}
        <Button variant="outlined" size="large" onClick={other.run}>
          {other.label}
        </Button>
      </div>
    </Card>
  );
}
