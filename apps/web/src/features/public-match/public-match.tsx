import { matchUnitOf } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { Columns } from '../../ui/columns/columns.tsx';
import { LiveNow } from '../../ui/live/live-now.tsx';
import { LiveRefresh } from '../../ui/live/live-refresh.tsx';
import { Branded } from '../../ui/look/branded.tsx';
import { useQueueLabel } from '../../ui/match-list/use-queue-label.ts';
import { BoxScoreCard } from './box/box-score-card.tsx';
import { FormCard } from './comparison/form-card.tsx';
import { MeetingsCard } from './comparison/meetings-card.tsx';
import { TableCard } from './comparison/table-card.tsx';
import { TieCard } from './comparison/tie-card.tsx';
import type { BoxScoreData, ComparisonData, PublicMatchData, QueueData } from './data/load.ts';
import { rulesOf } from './data/rules-of.ts';
import { stageOf } from './data/stage.ts';
import { FiguresCard } from './figures/figures-card.tsx';
import { Lineups } from './lineups.tsx';
import { MatchFacts } from './match-facts.tsx';
import { Periods } from './periods.tsx';
import styles from './public-match.module.css';
import { ReportCard } from './report/report-card.tsx';
import { hasRubbers, RubbersCard } from './rubbers-card.tsx';
import { ScoreCards } from './score-cards.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { StreamCard } from './stream-card.tsx';
import { Timeline } from './timeline.tsx';

interface PublicMatchProps {
  readonly match: PublicMatchData;
  /** Null: the match isn't in a queue. */
  readonly queue: QueueData;
  readonly comparison: ComparisonData;
  /** Null until the match starts. */
  readonly box: BoxScoreData | null;
  /** Our own host, which some video providers require. */
  readonly ownHost: string;
}

export function PublicMatch({ match, queue, comparison, box, ownHost }: PublicMatchProps) {
  const queueLabel = useQueueLabel();
  const stage = stageOf(match);
  const isDecided = match.state === 'CLOSED' || stage === 'CANCELLED';
  const Body = stage === 'AHEAD' ? Ahead : Played;
  return (
    <Branded look={comparison.look}>
      <Scoreboard match={match} comparison={comparison} queueText={queue && queueLabel(queue, match.id)} />
      <Body match={match} comparison={comparison} box={box} ownHost={ownHost} />
      {stage === 'LIVE' && <LiveNow />}
      {!isDecided && (
        <LiveRefresh feed={queue ? `competition/${match.competition.id}` : `match/${match.id}`} />
      )}
    </Branded>
  );
}

type BodyProps = Omit<PublicMatchProps, 'queue'>;

const hasLineups = ({ lineups: { home, away } }: PublicMatchData) => home !== null || away !== null;

/** Until it starts: the form of both sides. */
function Ahead({ match, comparison, ownHost }: BodyProps) {
  const t = useTranslations('publicMatch');
  const { form, meetings, table, legs } = comparison;
  const awaitsLineups = match.rubbers === null && match.home?.competitorKind === 'TEAM' && !hasLineups(match);
  const hasMain =
    hasLineups(match) ||
    hasRubbers(match) ||
    [legs, form.home, form.away, meetings.last].some(({ length }) => length > 0);
  const side = (
    <>
      <Stream match={match} ownHost={ownHost} />
      {table !== null && <TableCard match={match} table={table} />}
      <MatchFacts match={match} />
      {awaitsLineups && (
        <p className={styles.quiet}>{t('noLineups', { unit: matchUnitOf(rulesOf(match)) })}</p>
      )}
    </>
  );
  if (!hasMain) return <Columns shape="single" main={side} side={null} />;
  return (
    <Columns
      main={
        <>
          <RubbersCard match={match} />
          {hasLineups(match) && <Lineups match={match} />}
          <TieCard match={match} legs={legs} />
          <FormCard match={match} comparison={comparison} />
          <MeetingsCard match={match} meetings={meetings} />
        </>
      }
      side={side}
    />
  );
}

/** Once it has started: events, and the effect on the table. */
function Played({ match, comparison, box, ownHost }: BodyProps) {
  const { legs, table, meetings } = comparison;
  const isEven = hasLineups(match);
  const { scoring, bout } = rulesOf(match);
  // With few goals the timeline comes first; with many points, the box score.
  const isBoxFirst = scoring !== 'GOALS';
  const players = box !== null && <BoxScoreCard match={match} box={box} />;
  const around = (
    <>
      {table !== null && <TableCard match={match} table={table} />}
      <MatchFacts match={match} />
    </>
  );
  const past = <MeetingsCard match={match} meetings={meetings} />;
  return (
    <Columns
      shape={isEven ? 'even' : 'aside'}
      main={
        <>
          {stageOf(match) === 'OVER' && <ReportCard match={match} />}
          <ScoreCards match={match} />
          <RubbersCard match={match} />
          {bout?.judged !== true && <Periods match={match} box={box} />}
          {isBoxFirst && players}
          <Timeline match={match} />
          <FiguresCard match={match} />
          {!isBoxFirst && players}
          {isEven ? around : past}
        </>
      }
      side={
        <>
          <Stream match={match} ownHost={ownHost} />
          {isEven && <Lineups match={match} />}
          <TieCard match={match} legs={legs} />
          {isEven ? past : around}
        </>
      }
    />
  );
}

function Stream({ match: { streamUrl }, ownHost }: Pick<PublicMatchProps, 'match' | 'ownHost'>) {
  return streamUrl !== null && <StreamCard url={streamUrl} ownHost={ownHost} />;
}
