'use client';

import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { timeOfDay } from '../../i18n/formats.ts';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { useMatchUnit } from '../../ui/nouns/match-unit.ts';
import styles from './court-board.module.css';
import type { CourtActions, CourtData, QueuedData } from './data/use-court-queue.ts';
import { useSides, useUnknownSides } from './sides.tsx';

interface QueueListProps {
  readonly queue: readonly QueuedData[];
  readonly courts: readonly CourtData[];
  readonly actions: CourtActions;
  readonly mayCall: boolean;
  /** The first free court. */
  readonly freeId: string | null;
}

export function QueueList({ queue, ...rest }: QueueListProps) {
  const t = useTranslations('courtQueue');
  const unit = useMatchUnit();
  if (queue.length === 0) return <EmptyState title={t('empty')}>{t('emptyText', { unit })}</EmptyState>;
  return (
    <ol className={styles.list}>
      {queue.map((item) => (
        <QueueRow key={item.match.id} item={item} {...rest} />
      ))}
    </ol>
  );
}

function QueueRow({
  item,
  courts,
  actions,
  mayCall,
  freeId,
}: Omit<QueueListProps, 'queue'> & { item: QueuedData }) {
  const t = useTranslations('courtQueue');
  const locale = useLocale();
  const sides = useSides();
  const unknownSides = useUnknownSides();
  const { match, wait, place, fieldId, expectedAt } = item;
  const court = courts.find(({ field }) => field.id === fieldId)?.field.name;
  const expected =
    court !== undefined && expectedAt !== null
      ? t('expected', { court, time: timeOfDay(locale, new Date(expectedAt)) })
      : null;
  const isCallable = freeId !== null && (wait === 'READY' || wait === 'RESTING');
  return (
    <li className={styles.row} data-wait={wait}>
      <span className={styles.place}>{place ?? '–'}</span>
      <span className={styles.words}>
        <b className={styles.rowSides}>{sides(match)}</b>
        <span className={styles.quiet}>
          {[wait === 'UNDECIDED' ? unknownSides(match) : t(`waits.${wait}`), expected]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {mayCall && (
        <span className={styles.rowActions}>
          {wait === 'SKIPPED' && (
            <Button
              variant="text"
              disabled={actions.isBusy}
              onClick={() => void actions.skip(match.id, false)}
            >
              {t('here')}
            </Button>
          )}
          {isCallable && (
            <Button
              variant="text"
              disabled={actions.isBusy}
              aria-label={t('callNowOf', { match: sides(match) })}
              onClick={() => void actions.call(match.id, freeId)}
            >
              {t('callNow')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
