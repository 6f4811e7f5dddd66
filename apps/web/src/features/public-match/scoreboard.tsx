import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import { matchUnitOf } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { timeOfDay, weekdayAndDay } from '../../i18n/formats.ts';
import { Link } from '../../i18n/navigation.ts';
import { useBoutText } from '../../ui/bout/use-bout-text.ts';
import { Crest, DashedShield } from '../../ui/identity/crest.tsx';
import lookStyles from '../../ui/look/look.module.css';
import { lookStyle } from '../../ui/look/look-style.ts';
import { scoreDigits } from '../../ui/match/score-digits.ts';
import { usePeriodLabel } from '../../ui/match/use-period-label.ts';
import { MatchState } from '../../ui/match-list/match-state.tsx';
import { useOriginLabel } from '../../ui/match-row/use-origin-label.ts';
import { useRoundLabel } from '../../ui/match-row/use-round-label.ts';
import { ActionLink } from '../../ui/share/action-link.tsx';
import { ShareButton } from '../../ui/share/share-button.tsx';
import { FollowStar } from '../follow-star/index.ts';
import { agendaAddress, sheetAddress } from '../sharing/index.ts';
import { Countdown } from './countdown.tsx';
import type { ComparisonData, PublicMatchData } from './data/load.ts';
import { rulesOf } from './data/rules-of.ts';
import { stageOf } from './data/stage.ts';
import { RunningClock } from './running-clock.tsx';
import styles from './scoreboard.module.css';
import { Scorers } from './scorers.tsx';
import { SideRecord } from './side-record.tsx';
import { streamId } from './stream-card.tsx';

interface ScoreboardProps extends MiddleProps {
  readonly comparison: ComparisonData;
}

interface MiddleProps {
  readonly match: PublicMatchData;
  /** Its place in the queue, if matches are called. */
  readonly queueText: string | null;
}

export function Scoreboard({ match, comparison, queueText }: ScoreboardProps) {
  const t = useTranslations('publicMatch');
  const roundLabel = useRoundLabel();
  const { competition, phase, group } = match;
  const title = useTitle(match);
  const style = lookStyle(comparison.look);
  const location = [phase.name, ...(group === null ? [] : [t('group', { group })]), roundLabel(match)];
  return (
    <header className={[styles.band, style && lookStyles.band].filter(Boolean).join(' ')} style={style}>
      <div className={styles.wrap}>
        <div className={styles.crumb}>
          <p>
            <Link href={`/c/${competition.id}`}>{competition.name}</Link> › {location.join(' · ')}
          </p>
          <FollowStar kind="COMPETITION" id={competition.id} name={competition.name} />
        </div>
        <h1 className="visually-hidden">{title}</h1>
        <div className={styles.board}>
          <Side match={match} comparison={comparison} side="home" />
          <Middle match={match} queueText={queueText} />
          <Side match={match} comparison={comparison} side="away" />
        </div>
        <Scorers match={match} />
        <Actions match={match} title={title} />
      </div>
    </header>
  );
}

function useTitle({ home, away, homeOrigin, awayOrigin }: PublicMatchData): string {
  const originLabel = useOriginLabel();
  return `${home?.name ?? originLabel(homeOrigin)} – ${away?.name ?? originLabel(awayOrigin)}`;
}

interface SideProps extends Pick<ScoreboardProps, 'match' | 'comparison'> {
  readonly side: 'home' | 'away';
}

function Side({ match, comparison, side }: SideProps) {
  const originLabel = useOriginLabel();
  const team = match[side];
  const origin = match[`${side}Origin`];
  return (
    <div className={styles.side}>
      {team === null ? (
        <DashedShield width={72} />
      ) : (
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={72} />
      )}
      <b className={styles.name}>
        {team === null ? originLabel(origin) : <Link href={`/team/${team.id}`}>{team.name}</Link>}
      </b>
      <SideRecord match={match} comparison={comparison} side={side} />
      {team !== null && comparison.followable[side] && (
        <FollowStar kind="TEAM" id={team.id} name={team.name} />
      )}
    </div>
  );
}

function Middle({ match, queueText }: MiddleProps) {
  const t = useTranslations('publicMatch');
  const { score, state, result, postponed } = match;
  // The kick-off time already shows that the match is upcoming.
  const isDated = state === 'SCHEDULED' && match.kickOff !== null;
  return (
    <div className={styles.middle}>
      {!isDated && <MatchState state={state} isPostponed={postponed !== null} isQueued={match.isQueued} />}
      {score === null ? <When match={match} queueText={queueText} /> : <Score match={match} score={score} />}
      <AnnouncedScore match={match} />
      {postponed?.reason && <p className={styles.note}>{postponed.reason}</p>}
      {result?.shootOut && <p className={styles.note}>{t('shootOut', result.shootOut)}</p>}
      {result?.wentToExtraTime && <p className={styles.note}>{t('extraTime')}</p>}
      {result && result.outcome !== 'NORMAL' && <Outcome match={match} outcome={result.outcome} />}
      {state === 'IN_PROGRESS' && <Clock match={match} />}
    </div>
  );
}

/** The score as a sentence, announced when it changes; the clock beside it isn't. */
function AnnouncedScore({ match }: Pick<MiddleProps, 'match'>) {
  const t = useTranslations('publicMatch');
  const { home, away, score, ending } = match;
  const isAnnounced = score !== null && !ending?.bout?.isJudged && rulesOf(match).scoring !== 'HOLES';
  const names = { home: home?.name ?? '', away: away?.name ?? '' };
  return (
    <p role="status" className="visually-hidden">
      {isAnnounced && t('scoreOf', { ...names, homeScore: score.home, awayScore: score.away })}
    </p>
  );
}

/** The kick-off time in place of the score. */
function When({ match, queueText }: MiddleProps) {
  const t = useTranslations('publicMatch');
  const locale = useLocale();
  const { kickOff, venue } = match;
  if (kickOff === null) return <p className={styles.versus}>{queueText ?? t('noDate')}</p>;
  const moment = new Date(kickOff);
  return (
    <>
      <p className={styles.day}>{weekdayAndDay(locale, moment)}</p>
      <p className={styles.hour}>
        <time dateTime={kickOff}>{timeOfDay(locale, moment)}</time>
      </p>
      {stageOf(match) === 'AHEAD' && (
        <p className={styles.soon}>
          <Countdown kickOff={kickOff} locale={locale} />
        </p>
      )}
      {venue !== null && <p className={styles.note}>{venue.name}</p>}
    </>
  );
}

interface OutcomeProps {
  readonly match: PublicMatchData;
  readonly outcome: Exclude<NonNullable<PublicMatchData['result']>['outcome'], 'NORMAL'>;
}

function Outcome({ match: { home, away }, outcome }: OutcomeProps) {
  const t = useTranslations('publicMatch');
  const name = (outcome === 'FORFEIT_HOME' ? home : away)?.name ?? '';
  return <p className={styles.note}>{t(`outcomes.${outcome}`, { name })}</p>;
}

interface ScoreProps {
  readonly match: PublicMatchData;
  readonly score: NonNullable<PublicMatchData['score']>;
}

/** The points; after a judges' decision, how it was won. */
function Score({ match, score }: ScoreProps) {
  const boutText = useBoutText();
  const bout = match.ending?.bout ?? null;
  const text = bout && boutText(bout);
  // A final result without holes only has its score.
  const isByHoles = rulesOf(match).scoring === 'HOLES' && match.state === 'IN_PROGRESS';
  const winner = match.ending?.winner === 'HOME' ? match.home : match.away;
  return (
    <>
      {bout?.isJudged ? (
        <p className={styles.method}>{text?.short}</p>
      ) : isByHoles ? (
        <HolesUp match={match} score={score} />
      ) : (
        <p className={styles.score} data-digits={scoreDigits(score)} aria-hidden="true">
          <span>{score.home}</span>
          <span className={styles.dash}>–</span>
          <span>{score.away}</span>
        </p>
      )}
      {text && match.ending?.winner && <Wins name={winner?.name ?? ''} />}
      {text && text.full !== text.short && <p className={styles.note}>{text.full}</p>}
    </>
  );
}

/** Golf by holes in progress: "2 up", and the leader. */
function HolesUp({ match: { home, away, periods }, score }: ScoreProps) {
  const t = useTranslations('publicMatch');
  const up = Math.abs(score.home - score.away);
  const name = (score.home > score.away ? home : away)?.name ?? '';
  return (
    <div role="status">
      <p className={styles.method}>{up === 0 ? t('holes.level') : t('holes.up', { up })}</p>
      <p className={styles.note}>
        {[...(up === 0 ? [] : [name]), t('holes.played', { count: periods.length })].join(' · ')}
      </p>
    </div>
  );
}

function Wins({ name }: { readonly name: string }) {
  const t = useTranslations('publicMatch');
  return <p className={styles.wins}>{t('wins', { name })}</p>;
}

function Clock({ match }: { readonly match: PublicMatchData }) {
  const t = useTranslations('publicMatch');
  const { clock } = match;
  const periodLabel = usePeriodLabel(rulesOf(match));
  const { minute, second, readAt, shown, period } = clock;
  return (
    <p className={styles.clock}>
      {clock.is === 'RUNNING' && clock.runningSince !== null ? (
        <>
          <RunningClock seconds={minute * 60 + second} readAt={readAt} />
          <span className="visually-hidden">{shown !== null && t('minute', { minute: shown })}</span>
        </>
      ) : (
        shown !== null && t('minute', { minute: shown })
      )}
      <span className={styles.note}>
        {clock.is === 'BREAK' ? t('break') : period !== null && periodLabel(period)}
      </span>
    </p>
  );
}

function Actions({ match, title }: { readonly match: PublicMatchData; readonly title: string }) {
  const t = useTranslations('publicMatch');
  const locale = useLocale();
  return (
    <div className={styles.actions}>
      <ShareButton title={title} label={t('share')} copied={t('copied')} failed={t('shareFailed')} />
      {match.streamUrl !== null && (
        <ActionLink href={`#${streamId}`} icon={<PlayArrowRounded />}>
          {t('watch')}
        </ActionLink>
      )}
      {match.kickOff !== null && (
        <ActionLink href={agendaAddress('match', match.id, locale)} icon={<CalendarMonthOutlined />}>
          {t('calendar')}
        </ActionLink>
      )}
      <ActionLink
        href={sheetAddress('printedMatch', match.id, locale)}
        icon={<PictureAsPdfOutlined />}
        opensTab
      >
        {t('sheet', { unit: matchUnitOf(rulesOf(match)) })}
      </ActionLink>
    </div>
  );
}
