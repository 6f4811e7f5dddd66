'use client';

import { matchUnit } from '@traip/engine';
import type { Guard } from '@traip/engine/competition';
import { useTranslations } from 'next-intl';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { competitionUrl, type ManagedCompetition } from '../data/use-competition.ts';
import styles from './moves.module.css';

/** The tab where each missing thing can be fixed. */
const tabByGuard: Partial<Record<Guard, 'phases' | 'teams' | 'rules' | 'matches'>> = {
  COMPLETE: 'phases',
  RULES_VALID: 'rules',
  NO_TEAM_ACCEPTED: 'teams',
  FIRST_PHASE_GENERATED: 'phases',
  TWO_TEAMS: 'teams',
  TAKES_LATE_ENTRIES: 'phases',
  PHASES_OVER: 'phases',
  GENERATED: 'phases',
  PREVIOUS_OVER: 'phases',
  MATCHES_OVER: 'matches',
};

interface BlockedByProps {
  readonly guards: readonly Guard[];
  readonly managed: ManagedCompetition;
}

/** Everything that's missing, with a link to where it can be fixed. */
export function BlockedBy({ guards, managed }: BlockedByProps) {
  const t = useTranslations('competitionManage');
  const { competitors: kind, category } = managed.competition;
  const unit = matchUnit(category.sportVariantKey);
  return (
    <ul className={styles.missing}>
      {guards.map((guard) => {
        const tab = tabByGuard[guard];
        return (
          <li key={guard}>
            {t(`guards.${guard}`, { unit })}{' '}
            {tab !== undefined && (
              <TextLink href={competitionUrl(managed, tab)}>{t(`tabs.${tab}`, { kind, unit })}</TextLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
