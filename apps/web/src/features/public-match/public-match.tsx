import { useTranslations } from 'next-intl';
import { Columns } from '../../ui/columns/columns.tsx';
import { LiveRefresh } from '../../ui/live/live-refresh.tsx';
import { useQueueWords } from '../../ui/match-list/use-queue-words.ts';
import { Lineups } from './lineups.tsx';
import type { PublicMatchData, QueueData } from './load.ts';
import { MatchFacts } from './match-facts.tsx';
import { Periods } from './periods.tsx';
import styles from './public-match.module.css';
import { rulesOf } from './rules-of.ts';
import { ScoreCards } from './score-cards.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { StreamCard } from './stream-card.tsx';
import { Timeline } from './timeline.tsx';

interface PublicMatchProps {
  readonly match: PublicMatchData;
  /** Null: it waits in none. */
  readonly queue: QueueData;
  /** Our own host, which some video providers require. */
  readonly ownHost: string;
}

const overStates: readonly string[] = ['CLOSED', 'CANCELLED'];
const aheadStates: readonly string[] = ['CREATED', 'SCHEDULED'];

export function PublicMatch({ match, queue, ownHost }: PublicMatchProps) {
  const t = useTranslations('publicMatch');
  const queueWords = useQueueWords();
  const { home, away } = match.lineups;
  const hasLineups = home !== null || away !== null;
  return (
    <>
      <Scoreboard match={match} queueText={queue && queueWords(queue, match.id)} />
      <Columns
        shape={hasLineups ? 'even' : 'single'}
        main={
          <>
            <ScoreCards match={match} />
            {rulesOf(match).bout?.judged !== true && <Periods match={match} />}
            <Timeline match={match} />
            <MatchFacts match={match} />
            {!hasLineups && match.home?.competitorKind === 'TEAM' && aheadStates.includes(match.state) && (
              <p className={styles.quiet}>{t('noLineups')}</p>
            )}
          </>
        }
        side={
          <>
            {match.streamUrl !== null && <StreamCard url={match.streamUrl} ownHost={ownHost} />}
            {hasLineups && <Lineups match={match} />}
          </>
        }
      />
      {!overStates.includes(match.state) && (
        <LiveRefresh feed={queue ? `competition/${match.competition.id}` : `match/${match.id}`} />
      )}
    </>
  );
}
