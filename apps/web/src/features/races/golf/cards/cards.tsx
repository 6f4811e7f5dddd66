'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { Segments } from '../../../../ui/choice/segments.tsx';
import { EmptyState } from '../../../../ui/feedback/state.tsx';
import { Pager } from '../../../../ui/list/pager.tsx';
import { SearchField } from '../../../../ui/list/search-field.tsx';
import { useEntries } from '../../data/use-races.ts';
import { SaveBar } from '../../save/save-bar.tsx';
import type { GolfProps } from '../golf-props.ts';
import { CardHead } from './card-head.tsx';
import { CardRow } from './card-row.tsx';
import styles from './cards.module.css';
import { withEdit } from './edits.ts';
import { Playoff } from './playoff.tsx';
import { useCards } from './use-cards.ts';

export type EntryMode = 'holes' | 'totals';

/** Enter goes to the next hole, and from the last one to the button. */
function focusNext(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-score]')];
  const next = boxes[boxes.indexOf(event.target) + 1] ?? document.getElementById('save-golf-cards');
  next?.focus();
}

/** All cards of a round in a grid. */
export function Cards(props: GolfProps) {
  const { competitionId, race, golf, mayTime } = props;
  const t = useTranslations();
  const params = { competitionId, raceId: race.id };
  const [query, setQuery] = useState({ search: '', page: 1 });
  const [round, setRound] = useState(1);
  const [mode, setMode] = useState<EntryMode>('holes');
  const { data } = useEntries(params, query);
  const { edits, setEdits, saving } = useCards(params);
  const players = data?.items ?? [];
  if (race.entries === 0)
    return (
      <Card>
        <EmptyState title={t('races.start.none')}>{t('races.start.noneText', { kind: 'GOLF' })}</EmptyState>
      </Card>
    );
  const unhandicapped = players.filter(({ handicapTenths }) => handicapTenths === null).length;
  return (
    <Card flush>
      <div className={styles.bar}>
        <SearchField
          label={t('races.start.search', { kind: 'GOLF' })}
          value={query.search}
          onSearch={(search) => setQuery({ search, page: 1 })}
        />
        <Choices golf={golf} round={round} setRound={setRound} mode={mode} setMode={setMode} />
        <Playoff {...props} />
      </div>
      <p className={styles.hint}>
        <Hint mode={mode} rankedBy={golf.rankedBy} />{' '}
        {golf.rankedBy !== 'GROSS' &&
          unhandicapped > 0 &&
          t('golf.cards.noHandicap', { count: unhandicapped })}
      </p>
      <div className={styles.frame}>
        <table className={styles.table} aria-label={t('golf.cards.round', { round })} onKeyDown={focusNext}>
          <CardHead golf={golf} mode={mode} />
          <tbody>
            {players.map((entry) => (
              <CardRow
                key={entry.id}
                entry={entry}
                golf={golf}
                round={round}
                mode={mode}
                edit={edits.get(entry.bib)}
                isReadOnly={!mayTime}
                problem={saving.problems.get(entry.bib)}
                onEdit={(change) => setEdits((before) => withEdit(before, entry, change))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Pager
        page={query.page}
        totalPages={data?.totalPages ?? 1}
        onPage={(page) => setQuery({ ...query, page })}
      >
        {t('races.start.total', { count: data?.total ?? 0 })}
      </Pager>
      {mayTime && (
        <SaveBar
          id="save-golf-cards"
          saving={saving}
          count={edits.size}
          isOfficial={race.publication === 'OFFICIAL'}
          label={saving.busy ? t('golf.cards.saving') : t('golf.cards.save', { count: edits.size })}
        />
      )}
    </Card>
  );
}

interface ChoicesProps extends Pick<GolfProps, 'golf'> {
  readonly round: number;
  readonly setRound: (round: number) => void;
  readonly mode: EntryMode;
  readonly setMode: (mode: EntryMode) => void;
}

function Choices({ golf, round, setRound, mode, setMode }: ChoicesProps) {
  const t = useTranslations('golf.cards');
  const rounds = Array.from({ length: golf.rounds }, (_, at) => `${at + 1}`);
  return (
    <>
      {golf.rounds > 1 && (
        <Segments
          label={t('rounds')}
          options={rounds.map((value) => ({ value, label: t('round', { round: value }) }))}
          value={`${round}`}
          onChange={(value) => setRound(Number(value))}
        />
      )}
      <Segments
        label={t('ways')}
        options={[
          { value: 'holes', label: t('byHole') },
          { value: 'totals', label: t('byTotal') },
        ]}
        value={mode}
        onChange={setMode}
      />
    </>
  );
}

function Hint({ mode, rankedBy }: { readonly mode: EntryMode; readonly rankedBy: string }) {
  const t = useTranslations('golf.cards');
  if (mode === 'holes') return t('hint');
  return rankedBy === 'STABLEFORD' ? t('pointsHint') : t('totalHint');
}
