'use client';

import { type WithdrawalMode, withdrawalModes } from '@traip/contract';
import { useTranslations } from 'next-intl';
import type { CompetitionData } from '../../data/use-competition.ts';
import { type ComparedRow, type ComparedTable, comparedTables, type Withdrawal } from './compared.ts';
import styles from './withdrawal.module.css';

interface ComparedTablesProps {
  readonly competition: CompetitionData;
  readonly withdrawal: Withdrawal;
  readonly selected: WithdrawalMode | undefined;
}

/** Positions and points of every team: now, and under each mode. */
export function ComparedTables({ competition, withdrawal, selected }: ComparedTablesProps) {
  const t = useTranslations('competitionWithdrawal');
  const nameOf = ({ phaseId, group }: ComparedTable) => {
    const phase = competition.phases.find(({ id }) => id === phaseId)?.name ?? '';
    return group === null ? phase : t('tableOf', { phase, group });
  };
  return comparedTables(withdrawal).map((table) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section key={table.key} className={styles.scroll} aria-label={nameOf(table)} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{nameOf(table)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('team', { kind: table.rows[0]?.team.competitorKind ?? 'TEAM' })}</th>
            <th scope="col">{t('now')}</th>
            {withdrawalModes.map((mode) => (
              <th key={mode} scope="col" data-chosen={mode === selected}>
                {t(`short.${mode}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Row key={row.team.id} row={row} selected={selected} />
          ))}
        </tbody>
      </table>
    </section>
  ));
}

function Row({
  row,
  selected,
}: {
  readonly row: ComparedRow;
  readonly selected: WithdrawalMode | undefined;
}) {
  const { team, now, modes } = row;
  return (
    <tr>
      <th scope="row">{team.name}</th>
      <td>
        <Standing standing={now} before={now.rank} />
      </td>
      {withdrawalModes.map((mode) => (
        <td key={mode} data-chosen={mode === selected}>
          <Standing standing={modes[mode]} before={now.rank} />
        </td>
      ))}
    </tr>
  );
}

interface StandingProps {
  readonly standing: ComparedRow['now'] | undefined;
  readonly before: number;
}

/** The position, whether it is better or worse, and the points. */
function Standing({ standing, before }: StandingProps) {
  const t = useTranslations('competitionWithdrawal');
  if (standing === undefined) return <span className={styles.quiet}>{t('out')}</span>;
  const { rank, points } = standing;
  return (
    <>
      <b>{t('place', { rank })}</b>
      {rank !== before && (
        <span className={rank < before ? styles.up : styles.down}>
          <span aria-hidden="true">{rank < before ? ' ▲' : ' ▼'}</span>
          <span className="visually-hidden">{rank < before ? t('up') : t('down')}</span>
        </span>
      )}
      <span className={styles.quiet}>{t('points', { points })}</span>
    </>
  );
}
