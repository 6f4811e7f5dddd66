import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import SportsOutlined from '@mui/icons-material/SportsOutlined';
import { refereeRoles } from '@traip/contract';
import { matchUnitOf } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { calendarDayWithWeekday, dayWithWeekday, timeOfDay } from '../../i18n/formats.ts';
import { mapLink } from '../../lib/map-link.ts';
import { Card } from '../../ui/card.tsx';
import { PlayerLink } from '../../ui/identity/player-link.tsx';
import { agendaAddress } from '../sharing/index.ts';
import type { PublicMatchData } from './data/load.ts';
import { rulesOf } from './data/rules-of.ts';
import { stageOf } from './data/stage.ts';
import { useNameInMatch } from './data/use-name-in-match.ts';
import styles from './public-match.module.css';

export function MatchFacts({ match }: { readonly match: PublicMatchData }) {
  const t = useTranslations('publicMatch');
  const locale = useLocale();
  const nameInMatch = useNameInMatch(match);
  const { kickOff, postponed, playBy, venue, field, referees, mvp } = match;
  const moment = kickOff === null ? null : new Date(kickOff);
  return (
    <Card title={t('facts', { unit: matchUnitOf(rulesOf(match)) })}>
      <dl className={styles.facts}>
        <Fact icon={<EventOutlined />} term={t('date')}>
          {moment === null
            ? t(postponed === null ? 'noDate' : 'postponed')
            : `${dayWithWeekday(locale, moment)}, ${timeOfDay(locale, moment)}`}
          {moment !== null && stageOf(match) === 'AHEAD' && (
            <a href={agendaAddress('match', match.id, locale)} className={styles.way}>
              {t('addToCalendar')}
            </a>
          )}
        </Fact>
        {playBy !== null && (
          <Fact icon={<HourglassEmptyRounded />} term={t('playBy')}>
            {calendarDayWithWeekday(locale, playBy)}
          </Fact>
        )}
        {venue !== null && (
          <Fact icon={<PlaceOutlined />} term={t('venue')}>
            {[venue.name, field?.name].filter(Boolean).join(', ')}
            <span className={styles.quiet}>{[venue.address, venue.city].filter(Boolean).join(', ')}</span>
            <a href={mapLink(venue)} target="_blank" rel="noopener noreferrer" className={styles.way}>
              {t('directions')}
            </a>
          </Fact>
        )}
        {mvp !== null && (
          <Fact icon={<EmojiEventsOutlined />} term={t('mvp')}>
            <PlayerLink player={mvp.player}>{nameInMatch(mvp.player)}</PlayerLink>
          </Fact>
        )}
        {referees.map((referee) => (
          <Fact
            key={referee.id}
            icon={<SportsOutlined />}
            term={t(`roles.${refereeRoles.find((refereeRole) => refereeRole === referee.role) ?? 'MAIN'}`)}
          >
            {nameInMatch(referee)}
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

function Fact({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
