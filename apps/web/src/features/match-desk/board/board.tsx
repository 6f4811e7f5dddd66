'use client';

import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import { boutEndingOf, type Pair, resultOf, winningSide } from '@traip/engine/match';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime, timeOfDay } from '../../../i18n/formats.ts';
import { Link } from '../../../i18n/navigation.ts';
import { useBoutText } from '../../../ui/bout/use-bout-text.ts';
import { Crest, DashedShield } from '../../../ui/identity/crest.tsx';
import { MatchState } from '../../../ui/match/match-state.tsx';
import { scoreDigits } from '../../../ui/match/score-digits.ts';
import { useRoundLabel } from '../../../ui/match-row/use-round-label.ts';
import { useTitlePrefix } from '../../../ui/navigation/use-title-prefix.ts';
import { PendingBadge } from '../../../ui/network/pending-badge.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { DeskMenu } from '../manage/desk-menu.tsx';
import { type DeskData, isUpcoming } from '../queue/types.ts';
import styles from './board.module.css';
import { ClockBar } from './clock-bar.tsx';

/** At the top, and always visible if the window has room for it. */
export function Board({ isStoredOffline }: { readonly isStoredOffline: boolean }) {
  const t = useTranslations('matchDesk');
  const locale = useLocale();
  const { desk, orgCode, pendingCount } = useDeskContext();
  const roundLabel = useRoundLabel();
  return (
    <header className={styles.board}>
      <div className={styles.top}>
        {orgCode !== null && (
          <Link href={`/dashboard/${orgCode}/matches`} className={styles.back} aria-label={t('back')}>
            <ChevronLeftRounded aria-hidden="true" />
          </Link>
        )}
        <div className={styles.where}>
          <b>{desk.competition.name}</b>
          <span>
            {desk.phase.name} · {roundLabel(desk)}
          </span>
        </div>
        <PendingBadge pendingCount={pendingCount} isStoredOffline={isStoredOffline} />
        {orgCode !== null && <DeskMenu />}
      </div>
      <Score />
      {desk.state === 'IN_PROGRESS' ? (
        <ClockBar />
      ) : (
        <p className={styles.state}>
          <MatchState state={desk.state} />
          {desk.kickOff !== null && <span>{dayAndTime(locale, new Date(desk.kickOff))}</span>}
        </p>
      )}
    </header>
  );
}

function Score() {
  const t = useTranslations('matchDesk');
  const { desk, match, unit } = useDeskContext();
  const { home, away, state } = desk;
  const isLive = state === 'IN_PROGRESS';
  const score = isLive ? match.tally.score : desk.score;
  const shootOut = isLive ? match.tally.shootOut : (desk.result?.shootOut ?? null);
  const names = { home: home?.name ?? t('undecided'), away: away?.name ?? t('undecided') };
  useTitlePrefix(`${names.home} – ${names.away}`);
  return (
    <>
      <h1 className="visually-hidden">{t('titleOf', { ...names, unit })}</h1>
      <div className={styles.score}>
        <Side team={home} />
        <Numbers score={score} names={names} />
        <Side team={away} />
      </div>
      {shootOut !== null && (
        <p className={styles.more}>{t('shootOutOf', { home: shootOut.home, away: shootOut.away })}</p>
      )}
      <Sets />
      <BoutLine />
    </>
  );
}

interface NumbersProps {
  readonly score: Pair | null;
  readonly names: { readonly home: string; readonly away: string };
}

/** The score, or the kick-off time before the match. Screen readers announce changes. */
function Numbers({ score, names }: NumbersProps) {
  const t = useTranslations('matchDesk');
  const { rules } = useDeskContext();
  const isByHoles = rules.scoring === 'HOLES' && score !== null;
  const isAnnounced = score !== null && !isByHoles;
  return (
    <p
      className={isByHoles ? `${styles.numbers} ${styles.margin}` : styles.numbers}
      data-digits={isAnnounced ? scoreDigits(score) : undefined}
    >
      <span className="visually-hidden" aria-live="polite">
        {isAnnounced && t('scoreOf', { ...names, homeScore: score.home, awayScore: score.away })}
      </span>
      {score === null ? <Hour /> : isByHoles ? <Margin score={score} /> : <Digits score={score} />}
    </p>
  );
}

function Digits({ score: { home, away } }: { readonly score: Pair }) {
  return (
    <>
      <b key={`home ${home}`} aria-hidden="true">
        {home}
      </b>
      <i aria-hidden="true">–</i>
      <b key={`away ${away}`} aria-hidden="true">
        {away}
      </b>
    </>
  );
}

function Hour() {
  const locale = useLocale();
  const { desk } = useDeskContext();
  const { kickOff } = desk;
  if (!isUpcoming(desk) || kickOff === null) return <i aria-hidden="true">–</i>;
  return (
    <time className={styles.hour} dateTime={kickOff}>
      {timeOfDay(locale, new Date(kickOff))}
    </time>
  );
}

/** In golf by holes the lead isn't a score; the line below names the leader. */
function Margin({ score: { home, away } }: { readonly score: Pair }) {
  const t = useTranslations('matchDesk.holes');
  const up = Math.abs(home - away);
  return <b aria-hidden="true">{up === 0 ? t('level') : t('up', { up })}</b>;
}

/** How a bout was won, once finished. */
function BoutLine() {
  const { desk, match, rules } = useDeskContext();
  const boutText = useBoutText();
  const isOver = desk.state === 'FINISHED' || desk.state === 'CLOSED';
  const result = resultOf(match, rules);
  const bout = isOver ? boutEndingOf(result) : null;
  if (bout === null) return null;
  const winner = winningSide(result);
  const name = winner === null ? null : desk[winner === 'HOME' ? 'home' : 'away']?.name;
  const text = boutText({ ...bout, totals: [...bout.totals] }).full;
  return <p className={styles.more}>{name ? `${name} · ${text}` : text}</p>;
}

function Side({ team }: { readonly team: DeskData['home'] }) {
  const t = useTranslations('matchDesk');
  return (
    <div className={styles.side}>
      {team === null ? (
        <DashedShield width={44} />
      ) : (
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={44} />
      )}
      <b>{team?.name ?? t('undecided')}</b>
    </div>
  );
}

function Sets() {
  const t = useTranslations('matchDesk');
  const { match, unit } = useDeskContext();
  const { sets } = match.tally;
  if (sets.length === 0) return null;
  return (
    <p className={styles.more}>
      {sets.map(({ set, home, away }) => t('setScore', { unit, set, home, away })).join(' · ')}
    </p>
  );
}
