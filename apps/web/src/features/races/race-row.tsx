'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../i18n/formats.ts';
import { Link } from '../../i18n/navigation.ts';
import type { RaceData } from './data/use-races.ts';
import { PublicationChip } from './publish/publication-chip.tsx';
import styles from './races.module.css';

interface RaceRowProps {
  readonly race: RaceData;
  readonly href: string;
}

export function RaceRow({ race, href }: RaceRowProps) {
  const t = useTranslations('races');
  const locale = useLocale();
  const { name, startsAt, entries, results, publication } = race;
  const when = startsAt === null ? null : dayAndTime(locale, new Date(startsAt));
  return (
    <li className={styles.race}>
      <span className={styles.words}>
        <Link href={href} className={styles.link}>
          {name}
        </Link>
        <span className={styles.quiet}>
          {[when, t('runners', { count: entries }), t('resultsOf', { count: results })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <PublicationChip publication={publication} />
    </li>
  );
}
