'use client';

import { golfFigures, maxStrokes } from '@traip/engine/race-day';
import { useTranslations } from 'next-intl';
import { holeName, toParText } from '../../../../ui/race/golf-text.ts';
import type { EntryData } from '../../data/use-races.ts';
import { useRunnerName } from '../../start/runner-name.ts';
import type { Golf } from '../use-golf-summary.ts';
import styles from './marker.module.css';

interface HoleScoreProps {
  readonly entry: EntryData;
  readonly golf: Golf;
  readonly round: number;
  readonly par: number;
  /** Null: not entered; 0: the hole wasn't finished. */
  readonly strokes: number | null;
  readonly onScore: (strokes: number) => void;
}

/** Large buttons around par; tapping the number enters par. */
export function HoleScore({ entry, golf, round, par, strokes, onScore }: HoleScoreProps) {
  const t = useTranslations('golf');
  const name = useRunnerName()(entry);
  const card = entry.result?.card[round - 1];
  const { toPar } = golfFigures(card ? [card] : [], entry.handicapTenths, golf);
  const shown = strokes === null || strokes === 0 ? par : strokes;
  const by = (step: number) => onScore(Math.min(maxStrokes, Math.max(1, shown + step)));
  return (
    <section className={styles.score} aria-label={name}>
      <div className={styles.who}>
        <b>{name}</b>
        <span className={styles.quiet}>{toPar !== null && toParText(toPar, t('board.even'))}</span>
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('marker.less', { name })}
          onClick={() => by(-1)}
        >
          −
        </button>
        <button
          type="button"
          className={`${styles.number} ${strokes === null ? styles.unset : ''}`}
          aria-label={
            strokes === null ? t('marker.strokes', { count: par }) : t('marker.strokes', { count: strokes })
          }
          aria-pressed={strokes !== null}
          onClick={() => onScore(shown)}
        >
          {strokes === 0 ? 'X' : shown}
        </button>
        <button
          type="button"
          className={styles.step}
          aria-label={t('marker.more', { name })}
          onClick={() => by(1)}
        >
          +
        </button>
      </div>
      <div className={styles.who}>
        <span className={styles.quiet}>
          {strokes === null ? t('marker.unplayed') : t(`board.names.${holeName(strokes, par)}`)}
        </span>
        <button
          type="button"
          className={styles.none}
          aria-label={t('marker.noScoreOf', { name })}
          aria-pressed={strokes === 0}
          onClick={() => onScore(0)}
        >
          {t('marker.noScore')}
        </button>
      </div>
    </section>
  );
}
