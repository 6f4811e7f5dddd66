'use client';

import Button from '@mui/material/Button';
import { licenceStates } from '@traip/engine/registration';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { Pills } from '../../../../ui/choice/pills.tsx';
import { EmptyState } from '../../../../ui/feedback/state.tsx';
import { FilterBar } from '../../../../ui/list/filter-bar.tsx';
import { NothingFound } from '../../../../ui/list/nothing-found.tsx';
import { QueryState } from '../../../../ui/list/query-state.tsx';
import { UrlPager } from '../../../../ui/list/url-pager.tsx';
import { parsePage, useUrlState } from '../../../../ui/list/use-url-state.ts';
import { useHasQuestions } from '../../../questions/index.ts';
import type { ManagedCompetition } from '../../data/use-competition.ts';
import type { RulesData } from '../data/use-rules.ts';
import { DecideDialog, type TurnedDown } from './decide-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { LicencePapers, type OpenPapers, type RequiredPapers } from './licence-papers.tsx';
import { LicenceRow } from './licence-row.tsx';
import styles from './list.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { useDecide } from './use-decide.ts';
import { type LicencePageData, useLicences } from './use-licences.ts';

const unfiltered = { state: '', team: '', search: '', page: '1' };

interface LicenceListProps extends ManagedCompetition {
  readonly rules: RulesData['rules'];
}

/** The licences of a competition, for those who decide on them. */
export function LicenceList({ competition, rules }: LicenceListProps) {
  const t = useTranslations('licences.organiser');
  const [criteria, change] = useUrlState(unfiltered);
  const query = useLicences(competition.id, criteria);
  const decision = useDecide(competition.id);
  const mayDecide = competition.abilities.includes('teams.manage');
  const papers = {
    // A photograph is shown in the list.
    documents: rules.documents?.some(({ kind }) => kind !== 'PHOTO') ?? false,
    answers: useHasQuestions(competition.id, 'PERSON'),
  };
  const isFiltered = criteria.state + criteria.team + criteria.search !== '';
  const empty = isFiltered ? (
    <NothingFound
      title={t('notFound')}
      text={t('notFoundText')}
      clear={t('clear')}
      onClear={() => change(unfiltered)}
    />
  ) : (
    <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  );
  const waiting = query.data?.byState.SUBMITTED ?? 0;
  return (
    <Card
      title={t('toCheck', { count: waiting })}
      aside={mayDecide && <ExportButton competitionId={competition.id} />}
      flush
    >
      <FilterBar
        searchLabel={t('search')}
        search={criteria.search}
        filters={[
          {
            name: 'team',
            label: t('team'),
            value: criteria.team,
            options: competition.entries.map(({ team }) => ({ value: team.id, label: team.name })),
          },
        ]}
        onChange={(to) => change({ ...to, page: '1' })}
      />
      <div className={styles.tools}>
        <States
          byState={query.data?.byState}
          state={criteria.state}
          onState={(state) => change({ state, page: '1' })}
        />
        {mayDecide && waiting > 0 && (
          <Button
            variant="contained"
            title={t('approveAllText')}
            aria-disabled={decision.isBusy}
            onClick={() => void decision.approveAll()}
          >
            {decision.isBusy ? t('approvingAll') : t('approveAll')}
          </Button>
        )}
      </div>
      <QueryState
        query={query}
        errorTitle={t('failed')}
        isEmpty={({ items }) => items.length === 0}
        empty={empty}
      >
        {(page) => (
          <>
            <Rows
              key={JSON.stringify(criteria)}
              page={page}
              mayDecide={mayDecide}
              decision={decision}
              papers={papers}
              competitionId={competition.id}
            />
            <UrlPager page={parsePage(criteria.page)} totalPages={page.totalPages} change={change}>
              {t('count', { count: page.total })}
            </UrlPager>
          </>
        )}
      </QueryState>
    </Card>
  );
}

interface StatesProps {
  readonly byState: LicencePageData['byState'] | undefined;
  readonly state: string;
  readonly onState: (state: string) => void;
}

/** Statuses without licences are left out, unless the URL asks for one. */
function States({ byState, state, onState }: StatesProps) {
  const t = useTranslations('licences');
  if (byState === undefined) return null;
  const shown = licenceStates.filter((one) => byState[one] > 0 || one === state);
  const total = licenceStates.reduce((sum, one) => sum + byState[one], 0);
  return (
    <Pills
      label={t('organiser.state')}
      value={state}
      onChange={onState}
      options={[
        { value: '', label: t('organiser.all'), count: total },
        ...shown.map((value) => ({
          value: value as string,
          label: t(`states.${value}`),
          count: byState[value],
        })),
      ]}
    />
  );
}

interface RowsProps {
  readonly page: LicencePageData;
  readonly mayDecide: boolean;
  readonly decision: ReturnType<typeof useDecide>;
  readonly competitionId: string;
  /** Which documents the competition requires. */
  readonly papers: RequiredPapers;
}

function Rows({ page: { items }, mayDecide, decision, competitionId, papers }: RowsProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<TurnedDown | null>(null);
  const [opened, setOpened] = useState<OpenPapers | null>(null);
  const selectedLicences = items.filter(({ id }) => selected.has(id));
  const mark = (ids: readonly string[], isSelected: boolean) =>
    setSelected((before) => {
      const rest = [...before].filter((id) => !ids.includes(id));
      return new Set(isSelected ? [...rest, ...ids] : rest);
    });
  const clear = () => {
    setSelected(new Set());
    setDialog(null);
  };
  return (
    <>
      {mayDecide && (
        <SelectionBar
          items={items}
          selected={selectedLicences}
          onAll={(isSelected) =>
            mark(
              items.map(({ id }) => id),
              isSelected,
            )
          }
          onApprove={(ids) => void decision.approve(ids).then(clear)}
          onTurnDown={setDialog}
        />
      )}
      <ul>
        {items.map((licence) => (
          <LicenceRow
            key={licence.id}
            licence={licence}
            mayDecide={mayDecide}
            papers={papers}
            isSelected={selected.has(licence.id)}
            onSelect={(isSelected) => mark([licence.id], isSelected)}
            onApprove={() => void decision.approve([licence.id])}
            onTurnDown={(action) => setDialog({ action, licences: [licence] })}
            onPapers={(kind) => setOpened({ kind, licence })}
          />
        ))}
      </ul>
      {opened !== null && (
        <LicencePapers {...opened} competitionId={competitionId} onClose={() => setOpened(null)} />
      )}
      {dialog !== null && (
        <DecideDialog {...dialog} decide={decision.decide} onDone={clear} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
