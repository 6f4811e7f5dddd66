'use client';

import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { useLocale, useTranslations } from 'next-intl';
import { nearDay, timeOfDay } from '../../i18n/formats.ts';
import { mapLink } from '../../lib/map-link.ts';
import { Crest, DashedShield } from '../../ui/identity/crest.tsx';
import { useRoundLabel } from '../../ui/match-row/use-round-label.ts';
import { FormLetters } from '../../ui/standings/form-letters.tsx';
import { AgendaButton, ChildrenChip } from '../my-matches/index.ts';
import { useQueueText } from '../queue-place/index.ts';
import { howSoon } from './how-soon.ts';
import styles from './next-match.module.css';
import { TodoCard } from './todo-card.tsx';
import type { HomeMatch, NextMatchData } from './use-my-home.ts';

interface NextMatchProps {
  readonly match: HomeMatch;
  readonly next: NextMatchData | null;
}

/** The person's next match, with the one thing to do about it. */
export function NextMatch({ match, next }: NextMatchProps) {
  const t = useTranslations('home');
  const { home, away, mine } = match;
  return (
    <section className={styles.hero} aria-labelledby="next-match">
      <div className={styles.match}>
        <div className={styles.head}>
          <h2 id="next-match" className={styles.title}>
            {t(mine.isReferee ? 'youReferee' : 'yourNext')}
          </h2>
          <Soon match={match} />
        </div>
        <div className={styles.sides}>
          <Side team={home} place={next?.home ?? null} />
          <KickOff match={match} />
          <Side team={away} place={next?.away ?? null} />
        </div>
        <ChildrenChip names={mine.children.map(({ firstName }) => firstName)} />
        <Facts match={match} next={next} />
      </div>
      <TodoCard match={match} next={next} />
    </section>
  );
}

function Soon({ match: { kickOff } }: Pick<NextMatchProps, 'match'>) {
  const t = useTranslations('home.soon');
  if (kickOff === null) return null;
  const { key, count } = howSoon(new Date(kickOff), new Date());
  return (
    <span className={styles.soon}>
      <ScheduleRounded aria-hidden="true" sx={{ fontSize: 16 }} />
      {t(key, { count })}
    </span>
  );
}

function KickOff({ match }: Pick<NextMatchProps, 'match'>) {
  const t = useTranslations('home');
  const locale = useLocale();
  const queueText = useQueueText(match);
  const { kickOff } = match;
  if (kickOff === null) return <b className={styles.when}>{queueText ?? t('noDate')}</b>;
  return (
    <time className={styles.when} dateTime={kickOff}>
      <b className={styles.hour}>{timeOfDay(locale, new Date(kickOff))}</b>
      {nearDay(locale, new Date(kickOff))}
    </time>
  );
}

interface SideProps {
  readonly team: HomeMatch['home'];
  readonly place: NextMatchData['home'];
}

function Side({ team, place }: SideProps) {
  const t = useTranslations();
  return (
    <span className={styles.side}>
      {team === null ? (
        <DashedShield width={56} />
      ) : (
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={56} />
      )}
      <b>{team?.name ?? t('bracket.undecided')}</b>
      {place !== null && (
        <>
          <span className={styles.rank}>
            {t('home.rank', { rank: place.rank })}
            {place.points > 0 && ` · ${t('home.points', { points: place.points })}`}
          </span>
          {place.form.length > 0 && <FormLetters form={place.form} />}
        </>
      )}
    </span>
  );
}

function Facts({ match, next }: NextMatchProps) {
  const roundLabel = useRoundLabel();
  const { competition, venue, field } = match;
  const ground = venue && [venue.name, field?.name].filter(Boolean).join(', ');
  return (
    <ul className={styles.facts}>
      <li>
        <EmojiEventsOutlined aria-hidden="true" sx={{ fontSize: 18 }} />
        {competition.name} · {roundLabel(match)}
      </li>
      {ground !== null && (
        <li>
          <PlaceOutlined aria-hidden="true" sx={{ fontSize: 18 }} />
          {next?.venue ? (
            <a href={mapLink(next.venue)} target="_blank" rel="noopener noreferrer">
              {ground}
            </a>
          ) : (
            ground
          )}
        </li>
      )}
      <li>
        <AgendaButton isPlain />
      </li>
    </ul>
  );
}
