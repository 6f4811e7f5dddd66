'use client';

import { matchUnitOf, type SportRules } from '@traip/engine';
import { setsToWin, setWinner } from '@traip/engine/match';
import { useTranslations } from 'next-intl';
import type { CSSProperties, KeyboardEvent } from 'react';
import { isBoxComplete } from '../typed/is-box-complete.ts';
import {
  type Boxes,
  isBlank,
  isFull,
  numbersOf,
  type Side,
  scoreOf,
  type TypedResult,
} from '../typed/typed-result.ts';
import { focusBox, setBoxId } from './box-id.ts';
import { ScoreBox } from './score-box.tsx';
import styles from './sets-panel.module.css';

interface SetsPanelProps {
  readonly matchId: string;
  readonly typed: TypedResult;
  readonly mayWrite: boolean;
  readonly rules: SportRules;
  readonly names: Readonly<Record<Side, string>>;
  readonly onType: (value: TypedResult) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const none: Boxes = { home: '', away: '' };

/** The sets of a match in writing order: home and away of the first, then of the second. */
export function SetsPanel({ matchId, typed, mayWrite, rules, names, onType, onKeyDown }: SetsPanelProps) {
  const t = useTranslations('roundResults');
  const shape = rules.sets;
  if (shape === null) return null;
  const numbers = Array.from({ length: shape.bestOf }, (_, at) => at + 1);
  const write = (set: number, side: Side, value: string) => {
    const sets = numbers.map((number) => typed.sets[number - 1] ?? none);
    const next = sets.map((boxes, at) => (at === set - 1 ? { ...boxes, [side]: value } : boxes));
    onType({ ...typed, sets: next });
    if (!isBoxComplete(value, shape)) return;
    focusBox(side === 'home' ? setBoxId(matchId, set, 'away') : setBoxId(matchId, set + 1, 'home'));
  };
  const score = numbersOf(scoreOf(typed, rules));
  const isOver = Math.max(score.home, score.away) >= setsToWin(shape);
  return (
    <div className={styles.frame}>
      <div className={styles.panel}>
        <div className={styles.sets} style={{ '--sets': shape.bestOf } as CSSProperties}>
          <span className={styles.name}>{names.home}</span>
          <span className={styles.name}>{names.away}</span>
          {numbers.map((set) => (
            <SetColumn
              key={set}
              matchId={matchId}
              typed={typed}
              mayWrite={mayWrite}
              rules={rules}
              names={names}
              set={set}
              {...(onKeyDown ? { onKeyDown } : {})}
              isLater={isOver && isBlank(typed.sets[set - 1] ?? none)}
              onType={(side, value) => write(set, side, value)}
            />
          ))}
        </div>
        <p className={styles.sum} aria-live="polite">
          {isOver ? (
            <b>{t('wonBy', { ...score, name: names[score.home > score.away ? 'home' : 'away'] })}</b>
          ) : (
            <b>{t('soFar', score)}</b>
          )}
          {t('fromSets', { unit: matchUnitOf(rules) })}
        </p>
      </div>
    </div>
  );
}

interface SetColumnProps extends Omit<SetsPanelProps, 'onType'> {
  readonly set: number;
  readonly isLater: boolean;
  readonly onType: (side: Side, value: string) => void;
}

function SetColumn({ matchId, typed, mayWrite, rules, names, ...column }: SetColumnProps) {
  const { set, isLater, onType, onKeyDown } = column;
  const t = useTranslations('roundResults');
  const boxes = typed.sets[set - 1] ?? none;
  const winner =
    isFull(boxes) && rules.sets !== null ? setWinner(rules.sets, set, numbersOf(boxes), true) : null;
  const toneOf = (side: Side) => {
    if (isLater) return 'later';
    return winner === side.toUpperCase() ? 'won' : 'plain';
  };
  const place = { '--set': set } as CSSProperties;
  return (
    <>
      <span className={styles.number} style={place}>
        {t('setNumber', { set, unit: matchUnitOf(rules) })}
      </span>
      {(['home', 'away'] as const).map((side) => (
        <span key={side} className={styles[side]} style={place}>
          <ScoreBox
            id={setBoxId(matchId, set, side)}
            label={t('setOf', { name: names[side], set, unit: matchUnitOf(rules) })}
            value={boxes[side]}
            tone={toneOf(side)}
            isReadOnly={!mayWrite}
            onType={(value) => onType(side, value)}
            {...(onKeyDown ? { onKeyDown } : {})}
          />
        </span>
      ))}
    </>
  );
}
