'use client';

import { matchUnitOf, type SportRules } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { scoreBoxId } from './grid/box-id.ts';
import styles from './grid/row.module.css';
import { ScoreBox } from './grid/score-box.tsx';
import { SetsPanel } from './grid/sets-panel.tsx';
import { ShootOut } from './grid/shoot-out.tsx';
import {
  holesBoxes,
  holesWith,
  type Side,
  scoreOf,
  scoreWith,
  type TypedResult,
  typedSets,
} from './typed/typed-result.ts';

interface ResultBoxesProps {
  readonly matchId: string;
  readonly rules: SportRules;
  readonly names: Readonly<Record<Side, string>>;
  readonly typed: TypedResult;
  /** Whether it may have been decided by a shoot-out. */
  readonly hasShootOut?: boolean;
  readonly onType: (value: TypedResult) => void;
}

/** The boxes of one result outside a grid: its score and shoot-out, or its sets. */
export function ResultBoxes({ matchId, rules, names, typed, hasShootOut = false, onType }: ResultBoxesProps) {
  const t = useTranslations('roundResults');
  const comesFromSets = rules.sets !== null && typedSets(typed).length > 0;
  const isHoles = rules.scoring === 'HOLES';
  const score = isHoles ? holesBoxes(typed) : scoreOf(typed, rules);
  const labelKey = isHoles ? 'holesOf' : rules.sets === null ? 'scoreOf' : 'setsOf';
  return (
    <>
      <span className={styles.told}>
        {(['home', 'away'] as const).map((side) => (
          <label key={side} htmlFor={scoreBoxId(matchId, side)}>
            <span>{names[side]}</span>
            <ScoreBox
              id={scoreBoxId(matchId, side)}
              isText={isHoles}
              label={t(labelKey, { name: names[side], unit: matchUnitOf(rules) })}
              value={score[side]}
              tone="plain"
              isReadOnly={comesFromSets}
              onType={(value) =>
                onType(
                  isHoles
                    ? holesWith(typed, side, value)
                    : { ...typed, score: scoreWith(typed.score, side, value, rules) },
                )
              }
            />
          </label>
        ))}
      </span>
      {hasShootOut && <ShootOut matchId={matchId} names={names} typed={typed} onType={onType} />}
      <SetsPanel matchId={matchId} rules={rules} names={names} typed={typed} onType={onType} mayWrite />
    </>
  );
}
