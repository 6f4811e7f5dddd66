'use client';

import type { SportRules } from '@traip/engine';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { useMethodName } from '../../../ui/bout/use-bout-text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { RowView } from '../typed/row-status.ts';
import { mayShootOut, type Side, type TypedResult } from '../typed/typed-result.ts';
import styles from './row.module.css';
import { ShootOut } from './shoot-out.tsx';

interface MoreFieldsProps {
  readonly row: RowView;
  readonly rules: SportRules;
  readonly names: Readonly<Record<Side, string>>;
  readonly onType: (value: TypedResult) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Further details of a result: a shoot-out, or how a bout was won. */
export function MoreFields(props: MoreFieldsProps) {
  const { row, rules, names, onType, onKeyDown } = props;
  if (!row.mayWrite && row.match.shootOut === null) return null;
  const hasShootOut = mayShootOut(row.typed, row.match, rules);
  // In golf by holes the score boxes already show the winner.
  const isBout = rules.methods.length > 0 && rules.scoring !== 'HOLES' && row.mayWrite;
  if (!hasShootOut && !isBout) return null;
  return (
    <div className={styles.more}>
      {hasShootOut && (
        <ShootOut
          matchId={row.match.id}
          typed={row.typed}
          isReadOnly={!row.mayWrite}
          names={names}
          onType={onType}
          onKeyDown={onKeyDown}
        />
      )}
      {isBout && <Bout {...props} />}
    </div>
  );
}

function Bout({ row: { typed }, rules, names, onType }: MoreFieldsProps) {
  const t = useTranslations('bout');
  const nameOf = useMethodName();
  return (
    <>
      <SelectField
        label={t('method')}
        placeholder={t('byScore')}
        value={typed.method}
        onChange={({ target }) => onType({ ...typed, method: target.value })}
        options={rules.methods.map((value) => ({ value, label: nameOf(value) }))}
      />
      {typed.method !== '' && typed.method !== 'DRAW' && (
        <SelectField
          label={t('winner')}
          placeholder={null}
          value={typed.winner}
          onChange={({ target }) => onType({ ...typed, winner: target.value === 'AWAY' ? 'AWAY' : 'HOME' })}
          options={[
            { value: 'HOME', label: names.home },
            { value: 'AWAY', label: names.away },
          ]}
        />
      )}
    </>
  );
}
