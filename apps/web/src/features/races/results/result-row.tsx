'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useHeatText } from '../../../ui/race/use-heat-text.ts';
import type { EntryData } from '../data/use-races.ts';
import { useRunnerName } from '../start/runner-name.ts';
import styles from './results.module.css';
import type { Typed } from './typed.ts';

interface ResultRowProps {
  readonly entry: EntryData;
  readonly typed: Typed;
  readonly isTyped: boolean;
  readonly hasOrder: boolean;
  readonly hasNet: boolean;
  readonly hasWind: boolean;
  readonly hasElapsed: boolean;
  readonly isReadOnly: boolean;
  readonly problem: string | undefined;
  readonly onType: (typed: Typed) => void;
}

export function ResultRow(props: ResultRowProps) {
  const { entry, typed, isTyped, hasOrder, hasNet, hasWind, hasElapsed, isReadOnly, problem, onType } = props;
  const isVisible = { net: hasNet, wind: hasWind, elapsed: hasElapsed };
  const t = useTranslations('races.results');
  const name = useRunnerName()(entry);
  const heatText = useHeatText();
  const problemId = useId();
  const tone = problem === undefined ? (isTyped ? styles.unsaved : '') : styles.wrong;
  const common = {
    className: `${styles.box} ${tone}`,
    autoComplete: 'off',
    readOnly: isReadOnly,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : problemId,
  };
  return (
    <tr>
      <td className={styles.bib}>{entry.bib}</td>
      <td>
        <b>{name}</b>
        {(entry.club !== null || entry.heat !== null) && (
          <span className={styles.quiet}>{[heatText(entry), entry.club].filter(Boolean).join(' · ')}</span>
        )}
        {problem !== undefined && (
          <span id={problemId} className={styles.problem}>
            {problem}
          </span>
        )}
      </td>
      <td className={styles.boxes}>
        <input
          {...common}
          data-mark
          placeholder="–"
          maxLength={20}
          aria-label={t('mark', { name })}
          value={typed.mark}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onType({ ...typed, mark: target.value })}
        />
      </td>
      {(['net', 'wind', 'elapsed'] as const).map(
        (field) =>
          isVisible[field] && (
            <td key={field} className={styles.boxes}>
              <input
                {...common}
                className={field === 'wind' ? `${common.className} ${styles.short}` : common.className}
                maxLength={field === 'wind' ? 8 : 20}
                aria-label={t(field, { name })}
                value={typed[field]}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => onType({ ...typed, [field]: target.value })}
              />
            </td>
          ),
      )}
      {hasOrder && (
        <td className={styles.boxes}>
          <input
            {...common}
            className={`${common.className} ${styles.short}`}
            inputMode="numeric"
            maxLength={6}
            aria-label={t('order', { name })}
            value={typed.order}
            onChange={({ target }) => onType({ ...typed, order: target.value.replace(/\D/g, '') })}
          />
        </td>
      )}
      <td className={styles.place}>
        {entry.result?.place}
        {entry.result?.advance && (
          <span className={styles.quiet}>{t(`advance.${entry.result.advance}`)}</span>
        )}
      </td>
    </tr>
  );
}
