'use client';

import type { Rubber } from '@traip/engine';
import { rubberEndings } from '@traip/engine/match';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { SelectField } from '../fields/select-field.tsx';
import styles from './rubber-fields.module.css';
import { endingIn, isUnplayed, type RubberValues } from './rubber-values.ts';

const sides = ['home', 'away'] as const;
type Side = (typeof sides)[number];

export interface Choice {
  readonly id: string;
  readonly name: string;
}

interface RubberFieldsProps {
  readonly rubber: Pick<Rubber, 'kind'>;
  readonly values: RubberValues;
  /** The available players of each team. */
  readonly people: Readonly<Record<Side, readonly Choice[]>>;
  readonly names: Readonly<Record<Side, string>>;
  readonly onChange: (values: RubberValues) => void;
}

/** One rubber: its players, its sets, and how it ended. */
export function RubberFields({ rubber, values, people, names, onChange }: RubberFieldsProps) {
  const t = useTranslations('rubbers');
  const places = rubber.kind === 'SINGLES' ? [0] : [0, 1];
  const pick = (side: Side, place: number, id: string) =>
    onChange({ ...values, [side]: places.map((at) => (at === place ? id : (values[side][at] ?? ''))) });
  return (
    <div className={styles.fields}>
      {sides.map((side) => (
        <div key={side} className={styles.people}>
          {places.map((place) => (
            <SelectField
              key={place}
              label={
                places.length > 1 ? t('playerOf', { team: names[side], number: place + 1 }) : names[side]
              }
              placeholder={t('nobody')}
              value={values[side][place] ?? ''}
              options={people[side].map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => pick(side, place, target.value)}
            />
          ))}
        </div>
      ))}
      {!isUnplayed(values) && <Sets values={values} names={names} onChange={onChange} />}
      <SelectField
        label={t('ending')}
        placeholder={t('played')}
        value={values.ending}
        options={rubberEndings.map((ending) => ({ value: ending, label: t(`endings.${ending}`, names) }))}
        onChange={({ target }) => onChange({ ...values, ending: endingIn(target.value) })}
      />
    </div>
  );
}

type SetsProps = Pick<RubberFieldsProps, 'values' | 'names' | 'onChange'>;

/** A row for each team, a column for each set. */
function Sets({ values, names, onChange }: SetsProps) {
  const t = useTranslations('rubbers');
  const type = (at: number, side: Side, text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 2);
    const sets = values.sets.map((set, index) => (index === at ? { ...set, [side]: digits } : set));
    onChange({ ...values, sets });
  };
  return (
    <fieldset className={styles.sets} style={{ '--sets': values.sets.length } as CSSProperties}>
      <legend>{t('sets')}</legend>
      {sides.map((side) => (
        <div key={side} className={styles.row}>
          <span className={styles.team}>{names[side]}</span>
          {values.sets.map((set, at) => (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: sets are known by their number
              key={at}
              className={styles.box}
              inputMode="numeric"
              autoComplete="off"
              aria-label={t('setOf', { team: names[side], set: at + 1 })}
              value={set[side]}
              onChange={({ target }) => type(at, side, target.value)}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
