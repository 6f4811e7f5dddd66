import EventOutlined from '@mui/icons-material/EventOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import OutlinedFlagRounded from '@mui/icons-material/OutlinedFlagRounded';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import TimerOutlined from '@mui/icons-material/TimerOutlined';
import { matchUnit } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { rulesOf } from '../../../ui/standings/index.ts';
import { joinNames } from '../../../ui/standings/standings-text.ts';
import styles from './announced.module.css';
import type { AnnouncedProps } from './announced-props.ts';
import { formatsOf } from './formats-of.ts';

/** What's decided, and what's still open. */
export function KnownFacts({ competition, announced }: AnnouncedProps) {
  const t = useTranslations('publicCompetition.announced');
  const unit = matchUnit(competition.category.sportVariantKey);
  const facts = [
    { key: 'format', icon: <OutlinedFlagRounded />, text: useFormat({ competition, announced }) },
    { key: 'length', icon: <TimerOutlined />, text: useLength(competition) },
    { key: 'category', icon: <GroupsOutlined />, text: useCategory({ competition, announced }) },
    { key: 'where', icon: <PlaceOutlined />, text: useVenues(announced) },
    { key: 'calendar', icon: <EventOutlined />, text: useCalendar(announced) },
  ] as const;
  // Unknown facts come last; a match length that never applies is left out.
  const known = facts.filter(({ text }) => text !== null);
  const open = facts.filter(({ key, text }) => text === null && key !== 'length');
  return (
    <Card title={t('known')}>
      <ul className={styles.facts}>
        {[...known, ...open].map(({ key, icon, text }) => (
          <Fact key={key} icon={icon} term={t(`facts.${key}`, { unit })} isKnown={text !== null}>
            {text ?? t('later')}
          </Fact>
        ))}
      </ul>
    </Card>
  );
}

interface FactProps {
  readonly icon: ReactNode;
  readonly term: string;
  readonly isKnown: boolean;
  readonly children: ReactNode;
}

function Fact({ icon, term, isKnown, children }: FactProps) {
  return (
    <li className={`${styles.fact} ${isKnown ? '' : styles.open}`}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <div>
        <span className={styles.term}>{term}</span>
        <b className={styles.value}>{children}</b>
      </div>
    </li>
  );
}

function useFormat({ competition, announced }: AnnouncedProps): string | null {
  const t = useTranslations('publicCompetition.announced.formats');
  const unit = matchUnit(competition.category.sportVariantKey);
  const formats = formatsOf(competition, announced).map(({ algorithm, ...facts }) =>
    t(algorithm, { ...facts, unit }),
  );
  const text = formats.join('; ');
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

/** "2 × 20 min", "al mejor de 3 sets"; null if matches have no fixed length. */
function useLength(competition: AnnouncedProps['competition']): string | null {
  const t = useTranslations('publicCompetition.announced');
  const rules = rulesOf(competition);
  if (rules?.sets) return t('sets', { bestOf: rules.sets.bestOf });
  const { n, min } = rules?.periods ?? { n: 0, min: null };
  return min === null ? null : t('periods', { n, min });
}

function useCategory({ competition, announced }: AnnouncedProps): string {
  const t = useTranslations('publicCompetition.announced');
  const { name, gender, minAge, maxAge } = competition.category;
  const from = announced.squads?.ageFrom ?? minAge;
  const to = announced.squads?.ageTo ?? maxAge;
  const ages =
    from !== null && to !== null
      ? t('ages.between', { from, to })
      : from !== null
        ? t('ages.from', { from })
        : to !== null
          ? t('ages.to', { to })
          : null;
  return [name, t(`genders.${gender}`), ...(ages === null ? [] : [ages])].join(' · ');
}

function useVenues({ venues }: AnnouncedProps['announced']): string | null {
  const locale = useLocale();
  return venues.length === 0
    ? null
    : joinNames(
        { locale },
        venues.map(({ name }) => name),
      );
}

function useCalendar({ phases }: AnnouncedProps['announced']): string | null {
  const t = useTranslations('publicCompetition.announced');
  return phases.some(({ firstKickOff }) => firstKickOff !== null) ? t('published') : null;
}
