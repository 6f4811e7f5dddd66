'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayWithWeekday, timeOfDay } from '../../i18n/formats.ts';
import { Crest, DashedShield } from '../../ui/identity/crest.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { AgendaButton, ChildrenChip, matchHref } from '../my-matches/index.ts';
import { useQueueText } from '../queue-place/index.ts';
import styles from './next-match.module.css';
import type { HomeMatch } from './use-my-home.ts';

/** The next match of mine, with the one thing to do about it. */
export function NextMatch({ match }: { readonly match: HomeMatch }) {
  const t = useTranslations('home');
  const locale = useLocale();
  const queueText = useQueueText(match);
  const { home, away, kickOff, competition, venue, mine } = match;
  const place = [competition.name, venue?.name].filter((part) => part !== undefined).join(' · ');
  return (
    <section className={styles.hero} aria-labelledby="next-match">
      <h2 id="next-match" className={styles.title}>
        {t(mine.isReferee ? 'youReferee' : 'yourNext')}
      </h2>
      <div className={styles.sides}>
        <Side team={home} />
        {kickOff === null ? (
          <b>{queueText ?? t('noDate')}</b>
        ) : (
          <time className={styles.when} dateTime={kickOff}>
            <b className={styles.hour}>{timeOfDay(locale, new Date(kickOff))}</b>
            {dayWithWeekday(locale, new Date(kickOff))}
          </time>
        )}
        <Side team={away} />
      </div>
      <p className={styles.place}>{place}</p>
      <ChildrenChip names={mine.children.map(({ firstName }) => firstName)} />
      <div className={styles.actions}>
        <ButtonLink href={matchHref(match)} size="large">
          {t(actionOf(match))}
        </ButtonLink>
        <AgendaButton color="inherit" />
      </div>
    </section>
  );
}

function actionOf({ mine }: HomeMatch): 'openDesk' | 'toLineup' | 'openMatch' {
  if (mine.isReferee && mine.maySeeDesk) return 'openDesk';
  // Who only has a child there has no part in the lineup.
  const isOwn = mine.teamIds.some((id) => mine.children.every(({ teamId }) => teamId !== id));
  return isOwn ? 'toLineup' : 'openMatch';
}

function Side({ team }: { readonly team: HomeMatch['home'] }) {
  const t = useTranslations('bracket');
  return (
    <span className={styles.side}>
      {team === null ? (
        <DashedShield width={56} />
      ) : (
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={56} />
      )}
      <b>{team?.name ?? t('undecided')}</b>
    </span>
  );
}
