'use client';

import { cardStatuses, golfFigures, type RoundFigures } from '@traip/engine/race-day';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { toParText } from '../../../../ui/race/golf-text.ts';
import type { EntryData } from '../../data/use-races.ts';
import { useRunnerName } from '../../start/runner-name.ts';
import { handicapText } from '../handicap-text.ts';
import type { Golf } from '../use-golf-summary.ts';
import styles from './cards.module.css';
import type { EntryMode } from './cards.tsx';
import { type Edit, editedRound, holeText, statusText, totalText, type withEdit } from './edits.ts';

interface CardRowProps {
  readonly entry: EntryData;
  readonly golf: Golf;
  readonly round: number;
  readonly mode: EntryMode;
  readonly edit: Edit | undefined;
  readonly isReadOnly: boolean;
  readonly problem: string | undefined;
  readonly onEdit: (change: Parameters<typeof withEdit>[2]) => void;
}

/** One card of a round; its totals follow the typing. */
export function CardRow(props: CardRowProps) {
  const { entry, golf, round, mode, edit, problem } = props;
  const problemId = useId();
  const card = editedRound(entry, edit, round, golf.holes.length);
  const [figures] = golfFigures([card], entry.handicapTenths, golf).rounds;
  return (
    <tr>
      <PlayerCell {...props} problemId={problemId} />
      {mode === 'holes' &&
        golf.holes.map(({ strokeIndex }, at) => (
          <HoleCell
            key={strokeIndex}
            {...props}
            hole={at + 1}
            problemId={problem === undefined ? undefined : problemId}
          />
        ))}
      <td className={styles.figure}>
        {mode === 'totals' ? <TotalBox {...props} /> : <b>{figures && totalOf(figures, golf)}</b>}
      </td>
      <Figures figures={figures} golf={golf} />
      <td>
        <StatusBox {...props} />
      </td>
    </tr>
  );
}

function PlayerCell({ entry, problem, problemId }: CardRowProps & { readonly problemId: string }) {
  const locale = useLocale();
  const nameOf = useRunnerName();
  const { bib, handicapTenths } = entry;
  const about = [bib, handicapTenths !== null && `HCP ${handicapText(handicapTenths, locale)}`];
  return (
    <td className={styles.player}>
      <b>{nameOf(entry)}</b>
      <span className={styles.quiet}>{about.filter(Boolean).join(' · ')}</span>
      {problem !== undefined && (
        <span id={problemId} className={styles.problem}>
          {problem}
        </span>
      )}
    </td>
  );
}

function totalOf({ gross, points, thru }: RoundFigures, { rankedBy }: Golf) {
  if (thru === 0) return '';
  return gross ?? (rankedBy === 'STABLEFORD' ? points : '');
}

function Figures({ figures, golf }: { readonly figures: RoundFigures | undefined; readonly golf: Golf }) {
  const t = useTranslations('golf.board');
  const isPlayed = figures !== undefined && figures.thru > 0;
  const counted = golf.rankedBy === 'NET' ? figures?.net : figures?.points;
  return (
    <>
      <td className={styles.figure}>
        {isPlayed && figures.toPar !== null && toParText(figures.toPar, t('even'))}
      </td>
      {golf.rankedBy !== 'GROSS' && <td className={styles.figure}>{isPlayed && counted}</td>}
    </>
  );
}

interface HoleCellProps extends CardRowProps {
  readonly hole: number;
  readonly problemId: string | undefined;
}

function HoleCell({ entry, round, edit, hole, isReadOnly, problem, problemId, onEdit }: HoleCellProps) {
  const t = useTranslations('golf.cards');
  const name = useRunnerName()(entry);
  const isTyped = edit?.rounds[round]?.holes[hole] !== undefined;
  const tone = isTyped ? (problem === undefined ? styles.unsaved : styles.wrong) : '';
  return (
    <td className={styles.hole}>
      <input
        data-score
        className={`${styles.box} ${tone}`}
        autoComplete="off"
        inputMode="numeric"
        maxLength={2}
        readOnly={isReadOnly}
        aria-label={t('strokesOf', { hole, name })}
        aria-describedby={problemId}
        value={holeText(entry, edit, round, hole)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onEdit({ round, hole: [hole, target.value] })}
      />
    </td>
  );
}

function TotalBox({ entry, round, edit, isReadOnly, problem, onEdit }: CardRowProps) {
  const t = useTranslations('golf.cards');
  const name = useRunnerName()(entry);
  const isTyped = (edit?.rounds[round]?.total ?? null) !== null;
  const tone = isTyped ? (problem === undefined ? styles.unsaved : styles.wrong) : '';
  return (
    <input
      data-score
      className={`${styles.box} ${styles.total} ${tone}`}
      autoComplete="off"
      inputMode="numeric"
      maxLength={3}
      readOnly={isReadOnly}
      aria-label={t('totalOf', { name })}
      value={totalText(entry, edit, round)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onEdit({ round, total: target.value })}
    />
  );
}

function StatusBox({ entry, edit, isReadOnly, onEdit }: CardRowProps) {
  const t = useTranslations('golf');
  const name = useRunnerName()(entry);
  const verdict = entry.result?.verdict ?? null;
  return (
    <select
      className={`${styles.status} ${edit?.status == null ? '' : styles.unsaved}`}
      aria-label={t('cards.statusOf', { name })}
      disabled={isReadOnly}
      value={statusText(entry, edit)}
      onChange={({ target }) => onEdit({ status: target.value })}
    >
      <option value="">{verdict === null ? t('cards.playing') : t(`statuses.${verdict}`)}</option>
      {cardStatuses.map((status) => (
        <option key={status} value={status}>
          {t(`choices.${status}`)}
        </option>
      ))}
    </select>
  );
}
