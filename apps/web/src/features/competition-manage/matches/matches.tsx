'use client';

import { matchUnit } from '@traip/engine';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { useSession } from '../../../lib/session/index.ts';
import { Card } from '../../../ui/card.tsx';
import { PageSkeleton } from '../../../ui/feedback/loading.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useUrlState } from '../../../ui/list/use-url-state.ts';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { isOver } from '../data/form-values.ts';
import { storeCompetition } from '../data/stored-competition.ts';
import { competitionUrl, type ManagedCompetition, matchesPath } from '../data/use-competition.ts';
import { ExchangeButtons } from '../exchange/exchange-buttons.tsx';
import { AddMatch, mayAddMatch } from './add-match.tsx';
import { ByDate } from './by-date.tsx';
import styles from './matches.module.css';

/** Loaded on demand: it brings the rules of all sports. */
const RoundResults = dynamic(() => import('../../round-results/index.ts').then((file) => file.RoundResults), {
  ssr: false,
  loading: () => <PageSkeleton cards={1} />,
});

/** Loaded on demand: only tournaments without hours need it. */
const CourtBoard = dynamic(() => import('../../court-queue/index.ts').then((file) => file.CourtBoard), {
  ssr: false,
  loading: () => <PageSkeleton cards={2} />,
});

const views = ['rounds', 'dates', 'courts'] as const;

/** Round by round, to enter results; by kick-off; or by court, where matches are called. */
export function Matches(managed: ManagedCompetition) {
  const t = useTranslations('competitionManage');
  const { competition } = managed;
  const unit = matchUnit(competition.category.sportVariantKey);
  const [{ view }, change] = useUrlState({ view: '' });
  const phases = competition.phases.filter(({ matches }) => matches > 0);
  if (phases.length === 0) return <NoMatches {...managed} />;
  const chosen = views.find((item) => item === view) ?? 'rounds';
  const tools = (
    <>
      <span className={styles.views}>
        <SelectField
          label={t('view')}
          hideLabel
          placeholder={null}
          value={chosen}
          onChange={({ target }) => change({ view: target.value })}
          options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
        />
      </span>
      {mayAddMatch(competition) && <AddMatch competition={competition} />}
      <ExchangeButtons
        kind="results"
        competition={competition}
        mayImport={competition.abilities.includes('matches.manage') && !isOver(competition)}
      />
    </>
  );
  if (chosen === 'rounds') return <Rounds {...managed} tools={tools} />;
  if (chosen === 'courts')
    return (
      <>
        <div className={styles.exchange}>{tools}</div>
        <CourtBoard
          competitionId={competition.id}
          orgCode={managed.orgCode}
          mayCall={competition.abilities.includes('matches.manage') && !isOver(competition)}
          mayManage={competition.abilities.includes('traips.manage') && !isOver(competition)}
          hrefOf={hrefOfMatch(managed)}
          sport={competition}
        />
      </>
    );
  return (
    <Card title={t('tabs.matches', { unit })} flush>
      <div className={styles.exchange}>{tools}</div>
      <ByDate competitionId={competition.id} unit={unit} phases={phases} hrefOf={hrefOfMatch(managed)} />
    </Card>
  );
}

const hrefOfMatch = (managed: ManagedCompetition) => (matchId: string) =>
  `${matchesPath(managed)}/${matchId}`;

function Rounds({ tools, ...managed }: ManagedCompetition & { readonly tools: ReactNode }) {
  const t = useTranslations('matchDesk');
  const { competition } = managed;
  const { user } = useSession();
  const owner = user?.id;
  useEffect(() => {
    if (owner !== undefined) storeCompetition(owner, competition);
  }, [owner, competition]);
  const nameOf = (teamId: string | null) => {
    if (teamId === null) return t('undecided');
    return competition.entries.find(({ team }) => team.id === teamId)?.team.name ?? t('aTeam');
  };
  return (
    <RoundResults
      competitionId={competition.id}
      hrefOf={hrefOfMatch(managed)}
      tools={tools}
      nameOf={nameOf}
    />
  );
}

function NoMatches(managed: ManagedCompetition) {
  const t = useTranslations('competitionManage');
  const { competition } = managed;
  const unit = matchUnit(competition.category.sportVariantKey);
  const mayManage = competition.abilities.includes('competitions.manage');
  const toPhases = mayManage && (
    <ButtonLink href={competitionUrl(managed, 'phases')}>{t('goToPhases')}</ButtonLink>
  );
  return (
    <Card title={t('tabs.matches', { unit })} flush>
      <EmptyState
        title={t('noMatches', { unit })}
        action={mayAddMatch(competition) ? <AddMatch competition={competition} /> : toPhases}
      >
        {t(mayAddMatch(competition) ? 'noMatchesYet' : 'noMatchesText', { unit })}
      </EmptyState>
    </Card>
  );
}
