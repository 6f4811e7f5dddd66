import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { markText } from '../../ui/race/mark-text.ts';
import type { RaceInfo, TotalRow } from './load.ts';
import styles from './ranking.module.css';
import { useShownName } from './shown-name.ts';

interface TotalRankingProps {
  readonly race: RaceInfo;
  readonly rows: readonly TotalRow[];
}

/** Everyone over all rounds: the A final, the B final, and then those eliminated earlier. */
export function TotalRanking({ race, rows }: TotalRankingProps) {
  const t = useTranslations('races.public');
  const tRounds = useTranslations('races.rounds');
  return (
    <section className={styles.card} aria-label={tRounds('total')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{tRounds('total')}</h2>
      </div>
      <p className={styles.note}>{tRounds('totalText')}</p>
      {rows.length === 0 ? (
        <EmptyState title={t('notYet')}>{t('notYetText')}</EmptyState>
      ) : (
        <table className={styles.table} aria-label={race.name}>
          <thead>
            <tr>
              <th scope="col" className={styles.place}>
                {t('place')}
              </th>
              <th scope="col">{t('runner')}</th>
              <th scope="col">{tRounds('reached')}</th>
              <th scope="col" className={styles.time}>
                {t('mark', { kind: race.kind })}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.bib} race={race} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ race, row }: { readonly race: RaceInfo; readonly row: TotalRow }) {
  const t = useTranslations('races.public');
  const tRounds = useTranslations('races.rounds.names');
  const locale = useLocale();
  const nameOf = useShownName();
  const { place, club, round, mark, status } = row;
  return (
    <tr>
      <td className={styles.place}>
        <span className={styles.medal} data-place={place ?? undefined}>
          {place ?? '–'}
        </span>
      </td>
      <td>
        <b>{nameOf({ ...row, golf: null })}</b>
        <span className={styles.quiet}>{club}</span>
      </td>
      <td>{tRounds(round)}</td>
      <td className={styles.time}>
        {status !== null && <abbr title={t(`statuses.${status}`)}>{status}</abbr>}
        {status === null && mark !== null && <b>{markText(mark, race, locale)}</b>}
      </td>
    </tr>
  );
}
