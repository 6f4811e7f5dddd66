'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { PlainDialog } from '../../../ui/dialog/plain-dialog.tsx';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import { Fields, Pair } from '../../../ui/form/form-frame.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { useRegister } from '../data/use-register.ts';
import { possibleSets } from './possible-sets.ts';
import styles from './sets.module.css';

export interface OpenSet {
  readonly set: number;
  readonly home: number;
  readonly away: number;
}

interface SetDialogProps {
  readonly selected: OpenSet;
  readonly onClose: () => void;
}

const maxPoints = 99;

export function SetDialog({ selected: { set, ...first }, onClose }: SetDialogProps) {
  const t = useTranslations();
  const { desk } = useDeskContext();
  const [points, setPoints] = useState(first);
  const register = useRegister();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    register({ type: 'GOAL', kind: 'SET', period: set, payload: { set, ...points } });
    onClose();
  };
  const stepper = (side: 'home' | 'away') => (
    <NumberStepper
      label={desk[side]?.name ?? ''}
      value={points[side]}
      min={0}
      max={maxPoints}
      onChange={(value) => setPoints({ ...points, [side]: value })}
    />
  );
  return (
    <PlainDialog
      open
      title={t('matchDesk.wholeSet', { set })}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button variant="contained" size="large" type="submit">
            {t('matchDesk.saveSet')}
          </Button>
        </>
      }
    >
      <Fields>
        <QuickSets set={set} points={points} onChoose={setPoints} />
        <Pair>
          {stepper('home')}
          {stepper('away')}
        </Pair>
      </Fields>
    </PlainDialog>
  );
}

interface QuickSetsProps {
  readonly set: number;
  readonly points: { readonly home: number; readonly away: number };
  readonly onChoose: (points: { home: number; away: number }) => void;
}

/** Possible scores, one tap each. */
function QuickSets({ set, points, onChoose }: QuickSetsProps) {
  const t = useTranslations('matchDesk');
  const { desk, match, rules } = useDeskContext();
  const choices = possibleSets(match, rules, set);
  if (choices.length === 0) return null;
  return (
    <div className={styles.quick}>
      {(['home', 'away'] as const).map((side) => (
        <section key={side}>
          <h3>{t('setFor', { team: desk[side]?.name ?? '' })}</h3>
          <ul>
            {choices.map(({ winnerPoints: won, loserPoints }) => {
              const score =
                side === 'home' ? { home: won, away: loserPoints } : { home: loserPoints, away: won };
              const isSelected = points.home === score.home && points.away === score.away;
              return (
                <li key={`${won} ${loserPoints}`}>
                  <button
                    type="button"
                    className={styles.score}
                    aria-pressed={isSelected}
                    onClick={() => onChoose(score)}
                  >
                    {score.home}–{score.away}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
