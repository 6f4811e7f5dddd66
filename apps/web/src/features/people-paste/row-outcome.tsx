'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { useTranslations } from 'next-intl';
import { MinorBadge } from '../../ui/identity/minor-badge.tsx';
import { cellProblem } from './cell-problem.ts';
import styles from './paste.module.css';
import type { Answer, PlannedRow } from './plan-rows.ts';

interface RowOutcomeProps {
  readonly planned: PlannedRow;
  readonly onAnswer: (line: number, answer: Answer) => void;
}

/** The outcome of a row, in words. */
export function RowOutcome({ planned, onAnswer }: RowOutcomeProps) {
  const t = useTranslations();
  const { row, shirtOwner, losesRole } = planned;
  return (
    <>
      <Verdict planned={planned} onAnswer={onAnswer} />
      {row.isMinor && <MinorBadge />}
      {shirtOwner !== null && (
        <span className={styles.note}>
          {t('squad.paste.withoutShirt', { shirt: row.person.shirt ?? 0, name: shirtOwner })}
        </span>
      )}
      {losesRole && (
        <span className={styles.note}>
          {t('squad.paste.withoutRole', { role: t(`teamRoles.${row.person.role}`) })}
        </span>
      )}
    </>
  );
}

function Verdict({ planned, onAnswer }: RowOutcomeProps) {
  const t = useTranslations('squad.paste');
  switch (planned.row.outcome) {
    case 'NEW':
      return <Good>{t('outcomes.NEW')}</Good>;
    case 'IN_CLUB':
      return planned.entry === null ? t('outcomes.IN_TEAM') : <Good>{t('outcomes.IN_CLUB')}</Good>;
    case 'HAS_ACCOUNT':
      return t('outcomes.HAS_ACCOUNT');
    case 'IN_TEAM':
      return t('outcomes.IN_TEAM');
    case 'DOUBTFUL':
      return <DuplicateQuestion planned={planned} onAnswer={onAnswer} />;
    case 'WRONG':
      return <Problems planned={planned} />;
  }
}

function Good({ children }: { readonly children: string }) {
  return (
    <span className={styles.good}>
      <CheckRounded aria-hidden="true" sx={{ fontSize: 14 }} />
      {children}
    </span>
  );
}

function DuplicateQuestion({ planned: { row, name, answer }, onAnswer }: RowOutcomeProps) {
  const t = useTranslations('squad.paste');
  return (
    <fieldset className={styles.doubt}>
      <legend>{t('doubt', { name })}</legend>
      {(['same', 'another'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={answer === choice}
          onClick={() => onAnswer(row.line, choice)}
        >
          {t(`answers.${choice}`)}
        </button>
      ))}
    </fieldset>
  );
}

function Problems({ planned: { row } }: Pick<RowOutcomeProps, 'planned'>) {
  const t = useTranslations('squad.paste');
  return row.problems.map(({ field, code, value, sameAs }) => (
    <span key={`${field} ${code}`} className={styles.problem}>
      <WarningAmberRounded aria-hidden="true" sx={{ fontSize: 16 }} />
      {t(`problems.${cellProblem(code)}`, { field, value, row: sameAs ?? 0 })}
    </span>
  ));
}
