'use client';

import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../../lib/session/index.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { useUrlState } from '../../ui/list/use-url-state.ts';
import { useOnline } from '../../ui/network/use-online.ts';
import { useMatchUnit } from '../../ui/nouns/match-unit.ts';
import { rulesOf } from '../../ui/standings/rules-of.ts';
import { cachePage } from '../pwa/index.ts';
import { useRound, useTyped } from './data/use-rounds.ts';
import { Grid } from './grid/grid.tsx';
import { Progress } from './grid/progress.tsx';
import type { RoundData, RoundsId } from './queue/round-storage.ts';
import styles from './round-results.module.css';
import { PhaseChoice } from './rounds/phase-choice.tsx';
import { PostponeRound } from './rounds/postpone-round.tsx';
import { RoundStrip } from './rounds/round-strip.tsx';
import { StepsBar, saveButtonId } from './steps/steps-bar.tsx';
import { useStepActions, useStepTexts } from './steps/use-steps.ts';
import { isSavable, rowView } from './typed/row-status.ts';
import { toResult } from './typed/typed-result.ts';

const CorrectionsDialog = dynamic(() =>
  import('./steps/corrections-dialog.tsx').then((file) => file.CorrectionsDialog),
);

const NextRoundDialog = dynamic(() =>
  import('./steps/next-round-dialog.tsx').then((file) => file.NextRoundDialog),
);

interface RoundResultsProps {
  readonly competitionId: string;
  readonly hrefOf: (matchId: string) => string;
  /** Buttons beside the round's title. */
  readonly tools: ReactNode;
  readonly nameOf: (teamId: string | null) => string;
}

/**
 * A round of a competition: results are typed in place, saved and made official; then comes the next round.
 */
export function RoundResults(props: RoundResultsProps) {
  const t = useTranslations('roundResults');
  const unit = useMatchUnit();
  const { user } = useSession();
  const [selection, choose] = useUrlState({ phase: '', round: '' });
  const id = { owner: user?.id ?? '', competitionId: props.competitionId };
  const query = useRound(id, selection);
  const hasRound = query.data !== undefined;
  useEffect(() => {
    if (hasRound) cachePage();
  }, [hasRound]);
  return (
    <QueryState
      query={query}
      errorTitle={t('failed')}
      isEmpty={({ round }) => round === null}
      empty={<EmptyState title={t('noMatches', { unit })}>{t('noMatchesText', { unit })}</EmptyState>}
    >
      {(data) => (
        <div className={styles.page}>
          <PhaseChoice data={data} onChoose={(phase) => choose({ phase, round: '' })} />
          <RoundStrip
            data={data}
            onChoose={(round) => choose({ phase: data.phaseId ?? '', round: `${round}` })}
          />
          <OneRound
            key={`${data.phaseId} ${data.round}`}
            {...props}
            id={id}
            data={data}
            onShow={(round) => choose({ phase: data.phaseId ?? '', round: `${round}` })}
          />
        </div>
      )}
    </QueryState>
  );
}

interface OneRoundProps extends RoundResultsProps {
  readonly id: RoundsId;
  readonly data: RoundData;
  /** Shows a round, or the one just paired. */
  readonly onShow: (round: number) => void;
}

function OneRound({ id, data, hrefOf, tools, nameOf, onShow }: OneRoundProps) {
  const t = useTranslations('roundResults');
  const unit = useMatchUnit();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const [isCorrecting, setCorrecting] = useState(false);
  const [isDrawing, setDrawing] = useState(false);
  const { typed, queuedCount, type, discard, save } = useTyped(id);
  const rules = rulesOf({
    category: { sportVariantKey: data.sportVariantKey },
    rulesOverride: data.rulesOverride,
  });
  const steps = useStepActions(id.competitionId, async () => {
    await queries.invalidateQueries();
  });
  const rows = rules === null ? [] : data.matches.map((match) => rowView(match, typed[match.id], rules));
  const texts = useStepTexts({ data, rows, isOnline });
  if (rules === null) return null;
  const savable = rows.filter(isSavable);
  const corrections = savable.filter(({ match }) => match.state === 'FINISHED');
  const saveAll = () => {
    setCorrecting(false);
    save(savable.map((row) => ({ typed: row.typed, result: toResult(row.typed, row.match, rules) })));
  };
  const { phaseId, round } = data;
  const pairNext = (phase: string, next: number) =>
    void steps.pair(phase, next, () => onShow(next)).then(() => setDrawing(false));
  return (
    <>
      <section className={styles.card}>
        <header className={styles.head}>
          <h2>{t('title', { round: round ?? 0 })}</h2>
          <p className={styles.keys} aria-hidden="true">
            <kbd>Tab</kbd> {t('tab')} <kbd>↵</kbd> {t('enter', { unit })}
          </p>
          <Progress rows={rows} />
        </header>
        {queuedCount > 0 && !isOnline && (
          <div className={styles.notice}>
            <Notice tone="info">{t('queued', { count: queuedCount })}</Notice>
          </div>
        )}
        {data.isOutdated && data.mayPair && phaseId !== null && round !== null && (
          <div className={styles.notice}>
            <Notice tone="warning">
              {t('outdated')}{' '}
              <Button size="small" disabled={steps.isBusy} onClick={() => void steps.redraw(phaseId, round)}>
                {t('redraw')}
              </Button>
            </Notice>
          </div>
        )}
        <Grid
          rows={rows}
          rules={rules}
          hrefOf={hrefOf}
          onType={type}
          onDiscard={discard}
          onEnd={() => document.getElementById(saveButtonId)?.focus()}
        />
        {data.resting.length > 0 && (
          <p className={styles.resting}>
            {t('resting', {
              count: data.resting.length,
              names: data.resting.map(({ name }) => name).join(', '),
            })}
          </p>
        )}
        <div className={styles.tools}>
          {data.mayPair && phaseId !== null && round !== null && (
            <PostponeRound
              phaseId={phaseId}
              round={round}
              matches={data.matches}
              competitionId={id.competitionId}
            />
          )}
          {tools}
        </div>
      </section>
      {data.mayPair && phaseId !== null && round !== null && (
        <StepsBar
          {...texts}
          isBusy={steps.isBusy}
          onSave={corrections.length > 0 && isOnline ? () => setCorrecting(true) : saveAll}
          onOfficial={() => {
            onShow(round);
            void steps.makeOfficial(phaseId, round);
          }}
          onPair={() => (data.algorithm === 'MEXICANO' ? setDrawing(true) : pairNext(phaseId, round + 1))}
        />
      )}
      {isDrawing && phaseId !== null && round !== null && (
        <NextRoundDialog
          phaseId={phaseId}
          round={round + 1}
          isBusy={steps.isBusy}
          competitionId={id.competitionId}
          onDraw={() => pairNext(phaseId, round + 1)}
          onClose={() => setDrawing(false)}
        />
      )}
      {isCorrecting && (
        <CorrectionsDialog
          rules={rules}
          nameOf={nameOf}
          rows={corrections}
          count={savable.length}
          onSave={saveAll}
          onClose={() => setCorrecting(false)}
        />
      )}
    </>
  );
}
