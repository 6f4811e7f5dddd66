'use client';

import { isRaced, matchUnit } from '@traip/engine';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { CompetitionState } from '../../competitions/index.ts';
import { competitionUrl, type ManagedCompetition } from '../data/use-competition.ts';
import { BlockedBy } from '../moves/blocked-by.tsx';
import { missingGuards } from '../moves/missing.ts';
import { moveOf, sortMoves } from '../moves/move.ts';
import { MoveButtons } from '../moves/move-buttons.tsx';
import { OverviewCounts } from './counts.tsx';
import styles from './overview.module.css';
import { OverviewFacts } from './overview-facts.tsx';
import { PhaseGlance } from './phase-glance.tsx';

/** Loaded after the rest of the page. */
const ComingMatches = dynamic(
  () => import('../../coming-matches/index.ts').then((file) => file.ComingMatches),
  {
    ssr: false,
  },
);

/** Only in competitions of races. */
const RacesGlance = dynamic(() => import('./races-glance.tsx').then((file) => file.RacesGlance), {
  ssr: false,
});

/** Progress, next transitions, and links to everything else. */
export function Overview(managed: ManagedCompetition) {
  const t = useTranslations('competitionManage');
  const { competition } = managed;
  const isRace = isRaced(competition.category.sportVariantKey);
  return (
    <>
      {!isRace && <OverviewCounts {...managed} />}
      <div className={styles.columns}>
        <div className={styles.stack}>
          {!isRace && <Coming {...managed} />}
          <StateCard {...managed} />
          {isRace ? <RacesGlance {...managed} /> : <PhasesCard {...managed} />}
        </div>
        <Card title={t('facts')}>
          <OverviewFacts competition={competition} />
        </Card>
      </div>
    </>
  );
}

function Coming(managed: ManagedCompetition) {
  const { orgCode, competition } = managed;
  return (
    <ComingMatches
      orgCode={orgCode}
      criteria={{ competitionId: competition.id }}
      href={competitionUrl(managed, 'matches')}
    />
  );
}

function PhasesCard(managed: ManagedCompetition) {
  const t = useTranslations('competitionManage');
  const { phases } = managed.competition;
  return (
    <Card title={t('tabs.phases')} flush>
      {phases.length === 0 ? (
        <NoPhases {...managed} />
      ) : (
        phases.map((phase) => (
          <PhaseGlance
            key={phase.id}
            phase={phase}
            kind={managed.competition.competitors}
            unit={matchUnit(managed.competition.category.sportVariantKey)}
            href={competitionUrl(managed, `phases&phase=${phase.id}`)}
          />
        ))
      )}
    </Card>
  );
}

function StateCard(managed: ManagedCompetition) {
  const t = useTranslations('competitionManage');
  const { competition } = managed;
  const { state, next } = competition;
  const [nextMove] = sortMoves(state, next);
  // Only the backend knows what a race is missing.
  const isKnown = !isRaced(competition.category.sportVariantKey);
  const missing = nextMove === undefined || !isKnown ? [] : missingGuards(competition, nextMove);
  return (
    <Card title={t('state')} aside={<CompetitionState state={state} />}>
      <div className={styles.state}>
        <p className={styles.text}>{t(`stateTexts.${state}`)}</p>
        {nextMove !== undefined && missing.length > 0 && (
          <Notice tone="info">
            {t('missingFor', { action: t(`moves.${moveOf(state, nextMove)}.action`) })}
            <BlockedBy guards={missing} managed={managed} />
          </Notice>
        )}
        <MoveButtons {...managed} isBlocked={missing.length > 0} />
      </div>
    </Card>
  );
}

function NoPhases(managed: ManagedCompetition) {
  const t = useTranslations('competitionManage');
  const mayManage = managed.competition.abilities.includes('competitions.manage');
  return (
    <EmptyState
      title={t('noPhases')}
      action={
        mayManage && <ButtonLink href={competitionUrl(managed, 'phases')}>{t('phases.add')}</ButtonLink>
      }
    >
      {t('noPhasesText', { unit: matchUnit(managed.competition.category.sportVariantKey) })}
    </EmptyState>
  );
}
