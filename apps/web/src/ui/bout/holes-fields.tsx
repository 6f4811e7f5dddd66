'use client';

import type { SportRules } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { Segments } from '../choice/segments.tsx';
import { SwitchRow } from '../fields/switch-row.tsx';
import { TextField } from '../fields/text-field.tsx';
import styles from './bout.module.css';
import type { BoutValues, Winner } from './bout-values.ts';
import { readHoles } from './holes-values.ts';
import { useMethodName } from './use-bout-text.ts';

interface HolesFieldsProps {
  readonly values: BoutValues;
  readonly onChange: (values: BoutValues) => void;
  readonly rules: SportRules;
  readonly isKnockout: boolean;
  readonly names: { readonly home: string; readonly away: string };
}

/** By how many holes a match was won, and by whom; or that it was conceded. */
export function HolesFields({ values, onChange, rules, isKnockout, names }: HolesFieldsProps) {
  const t = useTranslations('bout');
  const nameOf = useMethodName();
  const { method, winner } = values;
  const is = readHoles(method, rules, { isKnockout });
  const methods = rules.methods;
  return (
    <>
      {!methods.includes(method) && (
        <TextField
          label={t('holes.label')}
          hint={t('holes.hint')}
          error={is === 'IMPOSSIBLE' ? t('holes.impossible') : undefined}
          autoComplete="off"
          value={method}
          onChange={({ target }) => onChange({ ...values, method: target.value })}
        />
      )}
      {methods.map((option) => (
        <SwitchRow
          key={option}
          label={nameOf(option)}
          checked={method === option}
          onChange={(isOn) => onChange({ ...values, method: isOn ? option : '' })}
        />
      ))}
      {is !== 'LEVEL' && (
        <div className={styles.winner}>
          <span>{t('winner')}</span>
          <Segments<Winner>
            label={t('winner')}
            value={winner}
            onChange={(chosen) => onChange({ ...values, winner: chosen })}
            options={[
              { value: 'HOME', label: names.home },
              { value: 'AWAY', label: names.away },
            ]}
          />
        </div>
      )}
    </>
  );
}
