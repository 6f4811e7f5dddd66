'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useUrlState } from '../../../ui/list/use-url-state.ts';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { isOver } from '../data/form-values.ts';
import { competitionUrl, type ManagedCompetition } from '../data/use-competition.ts';
import { ExchangeButtons } from '../exchange/exchange-buttons.tsx';
import { AddMatch, mayAddMatch } from './add-match.tsx';
import { ByDate } from './by-date.tsx';
import { ByRound } from './by-round.tsx';
import styles from './matches.module.css';

const views = ['rounds', 'dates'] as const;

/** By round, or by kick-off. */
export function Matches(managed: ManagedCompetition) {
  const t = useTranslations('competitionManage');
  const { competition } = managed;
  const [{ view }, change] = useUrlState({ view: '' });
  const phases = competition.phases.filter(({ matches }) => matches > 0);
  if (phases.length === 0) return <NoMatches {...managed} />;
  const chosen = views.find((item) => item === view) ?? 'rounds';
  const chooser = (
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
  );
  const List = chosen === 'dates' ? ByDate : ByRound;
  return (
    <Card title={t('tabs.matches')} aside={chooser} flush>
      <div className={styles.exchange}>
        {mayAddMatch(competition) && <AddMatch competition={competition} />}
        <ExchangeButtons
          kind="results"
          competition={competition}
          mayImport={competition.abilities.includes('matches.manage') && !isOver(competition)}
        />
      </div>
      <List competitionId={competition.id} phases={phases} />
    </Card>
  );
}

function NoMatches(managed: ManagedCompetition) {
  const t = useTranslations('competitionManage');
  const { competition } = managed;
  const mayManage = competition.abilities.includes('competitions.manage');
  const toPhases = mayManage && (
    <ButtonLink href={competitionUrl(managed, 'phases')}>{t('goToPhases')}</ButtonLink>
  );
  return (
    <Card title={t('tabs.matches')} flush>
      <EmptyState
        title={t('noMatches')}
        action={mayAddMatch(competition) ? <AddMatch competition={competition} /> : toPhases}
      >
        {t(mayAddMatch(competition) ? 'noMatchesYet' : 'noMatchesText')}
      </EmptyState>
    </Card>
  );
}
