'use client';

import type { Guard } from '@traip/engine/competition';
import { useTranslations } from 'next-intl';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { addressOf, type Managed } from '../data/use-competition.ts';
import styles from './moves.module.css';

/** Where what is missing can be put right. */
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
  readonly managed: Managed;
}

/** Everything that is missing, in words, each with the way to where it can be done. */
export function BlockedBy({ guards, managed }: BlockedByProps) {
  const t = useTranslations('competitionManage');
  return (
    <ul className={styles.missing}>
      {guards.map((guard) => {
        const tab = tabByGuard[guard];
        return (
          <li key={guard}>
            {t(`guards.${guard}`)}{' '}
            {tab !== undefined && (
              <TextLink href={addressOf(managed, tab)}>{t(`tabs.${tab}`)}</TextLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
