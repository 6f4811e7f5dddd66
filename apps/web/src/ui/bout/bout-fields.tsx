'use client';

import type { SportRules } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { Segments } from '../choice/segments.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Pair } from '../form/form-frame.tsx';
import styles from './bout.module.css';
import { type BoutValues, endsAnyTime, isJudged, roundChoices, type Winner } from './bout-values.ts';
import { CardsFields } from './cards-fields.tsx';
import { useMethodName } from './use-bout-text.ts';

export interface BoutFieldsProps {
  readonly values: BoutValues;
  readonly onChange: (values: BoutValues) => void;
  readonly rules: SportRules;
  readonly names: { readonly home: string; readonly away: string };
  readonly isKnockout: boolean;
  /** Whether the bout can be decided by points, without a method. */
  readonly mayBeByScore: boolean;
}

/** How a bout ended: method, winner, time, and the judges' cards. */
export function BoutFields(props: BoutFieldsProps) {
  const { values, onChange, rules, mayBeByScore, names } = props;
  const t = useTranslations('bout');
  const nameOf = useMethodName();
  const { method, winner, cards } = values;
  const hasCards = isJudged(method, rules) && cards !== null;
  const isOneOf = method !== '' && method !== 'DRAW' && !hasCards;
  return (
    <>
      <SelectField
        label={t('method')}
        placeholder={mayBeByScore ? t('byScore') : t('choose')}
        value={method}
        onChange={({ target }) => onChange({ ...values, method: target.value })}
        options={rules.methods.map((value) => ({ value, label: nameOf(value) }))}
      />
      {isOneOf && (
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
      {endsAnyTime(method) && <StoppedAt {...props} />}
      {isJudged(method, rules) && <CardsFields {...props} />}
    </>
  );
}

function StoppedAt({ values, onChange, rules }: BoutFieldsProps) {
  const t = useTranslations('bout');
  const rounds = roundChoices(rules);
  return (
    <Pair>
      {rounds.length > 1 && (
        <SelectField
          label={t('round')}
          placeholder={null}
          value={`${values.period}`}
          onChange={({ target }) => onChange({ ...values, period: Number(target.value) })}
          options={rounds.map(({ period, isExtra }) => ({
            value: `${period}`,
            label: isExtra ? t('golden') : t('roundOf', { round: period }),
          }))}
        />
      )}
      <TextField
        label={t('time')}
        hint={t('timeHint')}
        inputMode="text"
        value={values.time}
        onChange={({ target }) => onChange({ ...values, time: target.value })}
      />
    </Pair>
  );
}
