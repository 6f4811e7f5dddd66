'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { Segments } from '../../ui/choice/segments.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { useUrlState } from '../../ui/list/use-url-state.ts';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { useMatchUnit } from '../../ui/nouns/match-unit.ts';
import styles from './competition-calendar.module.css';
import { type CompetitionData, type MatchData, type PhaseContext, useMatches } from './data/use-calendar.ts';
import { PlanList } from './plan/plan-list.tsx';
import { RealCalendar } from './real/real-calendar.tsx';
import { SearchPart } from './wishes/search-part.tsx';

interface CompetitionCalendarProps {
  readonly competition: CompetitionData;
  readonly orgCode: string;
}

const parts = ['matches', 'search', 'plans'] as const;
type Part = (typeof parts)[number];

/** The calendar of each phase, the search for one, and earlier searches. */
export function CompetitionCalendar({ competition, orgCode }: CompetitionCalendarProps) {
  const t = useTranslations('competitionCalendar');
  const [{ phase: requested }, change] = useUrlState({ phase: '', part: '', plan: '' });
  const phases = competition.phases.filter(({ matches }) => matches > 0);
  const phase = phases.find(({ id }) => id === requested) ?? phases[0];
  if (phase === undefined) return <NoMatches competition={competition} orgCode={orgCode} />;
  return (
    <div className={styles.stack}>
      {phases.length > 1 && (
        <SelectField
          label={t('phase')}
          placeholder={null}
          value={phase.id}
          onChange={({ target }) => change({ phase: target.value, part: '', plan: '' })}
          options={phases.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <PhaseCalendar key={phase.id} competition={competition} orgCode={orgCode} phase={phase} />
    </div>
  );
}

function PhaseCalendar(of: PhaseContext) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const query = useMatches(of);
  return (
    <QueryState query={query} errorTitle={t('matchesFailed', { unit })}>
      {(matches) => <Parts {...of} matches={matches} />}
    </QueryState>
  );
}

function Parts({ matches, ...of }: PhaseContext & { readonly matches: readonly MatchData[] }) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const [{ part: requested }, change] = useUrlState({ part: '', plan: '' });
  const mayManage = of.competition.abilities.includes('competitions.manage');
  const defaultPart: Part =
    mayManage && matches.every(({ kickOff }) => kickOff === null) ? 'search' : 'matches';
  const part = mayManage ? (parts.find((item) => item === requested) ?? defaultPart) : 'matches';
  return (
    <>
      {mayManage && (
        <Segments
          label={t('parts.label')}
          value={part}
          onChange={(to) => change({ part: to, plan: '' })}
          options={parts.map((value) => ({ value, label: t(`parts.${value}`, { unit }) }))}
        />
      )}
      {part === 'matches' && <RealCalendar {...of} matches={matches} />}
      {part === 'search' && <SearchPart {...of} matches={matches} />}
      {part === 'plans' && (
        <PlanList
          phaseId={of.phase.id}
          onOpen={(plan) => change({ part: 'search', plan })}
          onSearch={() => change({ part: 'search', plan: '' })}
        />
      )}
    </>
  );
}

function NoMatches({ competition, orgCode }: CompetitionCalendarProps) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const mayManage = competition.abilities.includes('competitions.manage');
  return (
    <Card flush>
      <EmptyState
        heading="h2"
        title={t('noMatches', { unit })}
        action={
          mayManage && (
            <ButtonLink href={`/dashboard/${orgCode}/competitions/${competition.id}?tab=phases`}>
              {t('goToPhases')}
            </ButtonLink>
          )
        }
      >
        {t('noMatchesText')}
      </EmptyState>
    </Card>
  );
}
