'use client';

import { useLocale, useTranslations } from 'next-intl';
import { timeOfDay } from '../../i18n/formats.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { rulesOf } from '../../ui/standings/rules-of.ts';
import styles from './court-board.module.css';
import { CourtCard } from './court-card.tsx';
import { type QueueData, useCourtActions, useCourtQueue } from './data/use-court-queue.ts';
import { QueueList } from './queue-list.tsx';
import { TurnOff } from './turn-off.tsx';
import { TurnOn } from './turn-on.tsx';

export interface BoardProps {
  readonly competitionId: string;
  readonly orgCode: string;
  readonly mayCall: boolean;
  readonly mayManage: boolean;
  readonly hrefOf: (matchId: string) => string;
  /** What a result consists of. */
  readonly sport: Parameters<typeof rulesOf>[0];
}

/** For a tablet beside the courts: the match on each, and who is next. */
export function CourtBoard(props: BoardProps) {
  const t = useTranslations('courtQueue');
  const { data, error, refetch } = useCourtQueue(props.competitionId);
  if (data !== undefined)
    return data.settings === null ? <TurnOn {...props} /> : <Board {...props} board={data} />;
  if (error === null) return <PageSkeleton cards={2} />;
  return (
    <ErrorState title={t('loadFailed')} onRetry={() => void refetch()}>
      {t('loadFailedText')}
    </ErrorState>
  );
}

function Board({ board, ...props }: BoardProps & { readonly board: QueueData }) {
  const t = useTranslations('courtQueue');
  const locale = useLocale();
  const actions = useCourtActions(props.competitionId);
  const rules = rulesOf(props.sport);
  const { courts, queue, endsAt } = board;
  const free = courts.find(({ match, isTaken }) => match === null && !isTaken);
  return (
    <div className={styles.board}>
      <section className={styles.courts} aria-label={t('courts')}>
        {courts.map((court) => (
          <CourtCard
            key={court.field.id}
            court={court}
            actions={actions}
            rules={rules}
            {...props}
            next={queue.find(({ match, wait }) => match.id === court.nextMatchId && wait === 'READY') ?? null}
            isFirstFree={court === free}
          />
        ))}
      </section>
      <section className={styles.queue} aria-label={t('queue')}>
        <h2 className={styles.title}>
          {t('queue')} <span className={styles.count}>{queue.length}</span>
        </h2>
        {endsAt !== null && (
          <p className={styles.quiet}>{t('ends', { time: timeOfDay(locale, new Date(endsAt)) })}</p>
        )}
        <QueueList
          queue={queue}
          courts={courts}
          actions={actions}
          mayCall={props.mayCall}
          freeId={free?.field.id ?? null}
        />
        {props.mayManage && <TurnOff waiting={queue.length} actions={actions} />}
      </section>
    </div>
  );
}
