import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { shortDay, timeOfDay } from '../../i18n/formats.ts';
import { Link } from '../../i18n/navigation.ts';
import { Crest, DashedShield } from '../identity/crest.tsx';
import styles from './match-item.module.css';
import { MatchState } from './match-state.tsx';
import type { MatchItemView } from './types.ts';
import { useOriginLabel } from './use-origin-label.ts';

interface MatchItemProps {
  readonly match: MatchItemView;
  /** In lists that mix rounds. */
  readonly withRound?: boolean;
  /** In lists that mix competitions. */
  readonly withCompetition?: boolean;
  /** Its public page by default. */
  readonly href?: string;
  /** The reader's teams, highlighted. */
  readonly ownTeamIds?: readonly string[];
  readonly note?: ReactNode;
}

export function MatchItem({ match, withRound = false, withCompetition = false, ...rest }: MatchItemProps) {
  const t = useTranslations('matchList');
  const { href, ownTeamIds = [], note } = rest;
  const { id, state, score, round, group, venue, field, clock } = match;
  const facts = [
    withCompetition ? match.competition.name : null,
    withRound ? t('round', { round }) : null,
    group === null ? null : t('group', { group }),
    venue === null ? null : [venue.name, field?.name].filter(Boolean).join(', '),
  ].filter((fact) => fact !== null);
  return (
    <li className={styles.item}>
      <Link href={href ?? `/m/${id}`} className={styles.link}>
        <When match={match} />
        <span className={styles.sides}>
          <Side team={match.home} origin={match.homeOrigin} score={score?.home} {...{ ownTeamIds }} />
          <Side team={match.away} origin={match.awayOrigin} score={score?.away} {...{ ownTeamIds }} />
        </span>
        <span className={styles.facts}>
          <MatchState state={state} />
          {note}
          {state === 'IN_PROGRESS' && clock?.shown && <b className={styles.minute}>{clock.shown}′</b>}
          {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        </span>
      </Link>
    </li>
  );
}

function When({ match: { kickOff } }: { readonly match: MatchItemView }) {
  const t = useTranslations('matchList');
  const locale = useLocale();
  if (kickOff === null) return <span className={styles.when}>{t('noDate')}</span>;
  const moment = new Date(kickOff);
  return (
    <time dateTime={kickOff} className={styles.when}>
      <b>{timeOfDay(locale, moment)}</b>
      {shortDay(locale, moment)}
    </time>
  );
}

interface SideProps {
  readonly team: MatchItemView['home'];
  readonly origin: MatchItemView['homeOrigin'];
  readonly score: number | undefined;
  readonly ownTeamIds: readonly string[];
}

function Side({ team, origin, score, ownTeamIds }: SideProps) {
  const words = useOriginLabel();
  const isOwn = team !== null && ownTeamIds.includes(team.id);
  return (
    <span className={`${styles.side} ${team === null ? styles.undecided : ''}`}>
      {team === null ? (
        <DashedShield width={20} />
      ) : (
        <Crest name={team.name} url={team.avatarUrl} width={20} />
      )}
      <span className={`${styles.name} ${isOwn ? styles.own : ''}`}>{team?.name ?? words(origin)}</span>
      {score !== undefined && <b className={styles.score}>{score}</b>}
    </span>
  );
}
