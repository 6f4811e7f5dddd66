'use client';

import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Crest, DashedShield } from '../../ui/identity/crest.tsx';
import { useLive } from '../../ui/live/use-live.ts';
import { MatchState } from '../../ui/match/match-state.tsx';
import { ChildrenChip, matchHref } from '../my-matches/index.ts';
import styles from './live-now.module.css';
import type { HomeMatch } from './use-my-home.ts';

/** Browsers limit connections per host: the first matches are live, the others polled. */
const followed = 2;

interface LiveNowProps {
  readonly matches: readonly HomeMatch[];
  readonly onUpdate: () => void;
}

export function LiveNow({ matches, onUpdate }: LiveNowProps) {
  const t = useTranslations('home');
  return (
    <section aria-labelledby="live-now">
      <h2 id="live-now" className={styles.title}>
        {t('live')}
      </h2>
      <ul className={styles.matches}>
        {matches.map((match, index) => (
          <LiveMatch key={match.id} match={match} onUpdate={onUpdate} isFollowed={index < followed} />
        ))}
      </ul>
    </section>
  );
}

interface LiveMatchProps {
  readonly match: HomeMatch;
  readonly isFollowed: boolean;
  readonly onUpdate: () => void;
}

function LiveMatch({ match, isFollowed, onUpdate }: LiveMatchProps) {
  const t = useTranslations();
  useLive(isFollowed ? { feed: 'match', id: match.id } : null, onUpdate);
  const { clock, score, competition, mine } = match;
  const minute = clock?.is === 'BREAK' ? t('home.break') : clock?.shown ? `${clock.shown}′` : null;
  const live = t('matchStates.IN_PROGRESS');
  return (
    <li>
      <Link href={matchHref(match)} className={styles.match}>
        <span className={styles.head}>
          <MatchState state={match.state}>{minute === null ? live : `${live} · ${minute}`}</MatchState>
          <span className={styles.competition}>{competition.name}</span>
        </span>
        <span className={styles.sides} aria-live="polite">
          <Side team={match.home} score={score?.home ?? 0} />
          <Side team={match.away} score={score?.away ?? 0} />
        </span>
        <ChildrenChip names={mine.children.map(({ firstName }) => firstName)} />
        {mine.isReferee && mine.maySeeDesk && <b className={styles.action}>{t('home.openDesk')}</b>}
      </Link>
    </li>
  );
}

function Side({ team, score }: { readonly team: HomeMatch['home']; readonly score: number }) {
  const t = useTranslations('bracket');
  return (
    <span className={styles.side}>
      {team === null ? (
        <DashedShield width={28} />
      ) : (
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={28} />
      )}
      <b className={styles.name}>{team?.name ?? t('undecided')}</b>
      <b className={styles.score}>{score}</b>
    </span>
  );
}
