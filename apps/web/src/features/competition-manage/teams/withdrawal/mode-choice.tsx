'use client';

import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Withdrawal } from './compared.ts';
import styles from './withdrawal.module.css';

interface ModeChoiceProps {
  readonly withdrawal: Withdrawal;
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** What happens to the team's results, and what each mode does to the matches. */
export function ModeChoice({ withdrawal: { modes, proposed }, field, error }: ModeChoiceProps) {
  const t = useTranslations();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('competitionWithdrawal.mode')}</legend>
      {modes.map(({ mode, awarded, cancelled, tables }) => (
        <label key={mode} className={styles.mode}>
          <input type="radio" value={mode} className={styles.radio} {...field} />
          <span>
            <b className={styles.name}>
              {t(`competitionManage.withdrawalModes.${mode}`)}
              {mode === proposed && (
                <span className={styles.proposed}>{t('competitionWithdrawal.proposed')}</span>
              )}
            </b>
            <span className={styles.quiet}>{t(`competitionManage.withdrawalTexts.${mode}`)}</span>
            <span className={styles.quiet}>
              {t('competitionWithdrawal.becomes', { awarded, cancelled, moved: movedIn(tables) })}
            </span>
          </span>
        </label>
      ))}
      {error !== undefined && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const movedIn = (tables: Withdrawal['modes'][number]['tables']) =>
  tables.reduce((sum, { moved }) => sum + moved.length, 0);
