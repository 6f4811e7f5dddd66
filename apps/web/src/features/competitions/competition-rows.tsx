'use client';

import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { RowLink } from '../../ui/list/row-link.tsx';
import { LazySportIcon } from '../../ui/sport/lazy-sport-icon.tsx';
import styles from './competition-list.module.css';
import { CompetitionState } from './competition-state.tsx';
import type { CompetitionPage } from './use-competition-list.ts';

interface CompetitionRowsProps {
  readonly competitions: CompetitionPage['items'];
  readonly hrefOf: (id: string) => string;
}

/** A table row; on phones a card. */
export function CompetitionRows({ competitions, hrefOf }: CompetitionRowsProps) {
  const t = useTranslations('competitions');
  const locale = useLocale();
  return (
    <ul className={styles.rows}>
      {competitions.map(({ id, name, state, season, category, teams, competitors, sportKey }) => (
        <li key={id}>
          <RowLink
            href={hrefOf(id)}
            picture={
              <span className={styles.icon}>
                <LazySportIcon sport={sportKey} />
              </span>
            }
            name={name}
            facts={[
              sportName(sportKey, locale),
              season,
              category,
              // Races count their entries per race, so there's no number here.
              teams > 0 ? t('teamCount', { count: teams, kind: competitors }) : null,
            ].filter((fact) => fact !== null)}
            aside={<CompetitionState state={state} />}
            asideBelow
          />
        </li>
      ))}
    </ul>
  );
}

function sportName(key: string, locale: 'es' | 'en'): string {
  return key in sportNames ? sportNames[key as keyof typeof sportNames][locale] : key;
}
