import { useLocale, useTranslations } from 'next-intl';
import { markText } from '../../ui/race/mark-text.ts';
import styles from './heat-lists.module.css';
import type { RaceInfo, ResultRow } from './load.ts';
import type { RecordBadges } from './load-records.ts';
import ranking from './ranking.module.css';
import { Badges } from './record-badges.tsx';
import { RelayMembers } from './relay-members.tsx';
import { useShownName } from './shown-name.ts';
import { Wind } from './wind.tsx';

interface HeatListsProps {
  readonly race: RaceInfo;
  readonly items: readonly ResultRow[];
  readonly badges: RecordBadges;
}

/** A round heat by heat: each heat's order, and who goes on. */
export function HeatLists({ race, items, badges }: HeatListsProps) {
  const t = useTranslations('races.heats');
  const heats = [...Map.groupBy(items, ({ heat }) => heat)];
  return (
    <>
      {heats.map(([heat, rows]) => (
        <section key={heat} className={styles.heat}>
          <h3 className={styles.title}>{heat === null ? t('noHeat') : t('heatOf', { heat })}</h3>
          <HeatTable
            race={race}
            rows={rows}
            badges={badges}
            label={heat === null ? t('noHeat') : t('heatOf', { heat })}
          />
        </section>
      ))}
      <p className={ranking.foot}>{t('foot')}</p>
    </>
  );
}

interface HeatTableProps {
  readonly race: RaceInfo;
  readonly rows: readonly ResultRow[];
  readonly label: string;
  readonly badges: RecordBadges;
}

function HeatTable({ race, rows, label, badges }: HeatTableProps) {
  const t = useTranslations('races.public');
  const tHeats = useTranslations('races.heats');
  return (
    <table className={ranking.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={ranking.place}>
            {t('place')}
          </th>
          <th scope="col" className={styles.lane}>
            {tHeats('lane')}
          </th>
          <th scope="col">{t('runner')}</th>
          <th scope="col" className={ranking.time}>
            {t('mark', { kind: race.kind })}
          </th>
          <th scope="col" className={styles.mark}>
            {tHeats('goesOn')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <HeatRow key={row.entryId} race={race} row={row} badges={badges} />
        ))}
      </tbody>
    </table>
  );
}

interface HeatRowProps {
  readonly race: RaceInfo;
  readonly row: ResultRow;
  readonly badges: RecordBadges;
}

function HeatRow({ race, row, badges }: HeatRowProps) {
  const t = useTranslations('races.public');
  const tAdvance = useTranslations('races.results.advance');
  const locale = useLocale();
  const nameOf = useShownName();
  const { heatPlace, lane, club, mark, status, advance } = row;
  return (
    <tr>
      <td className={ranking.place}>{heatPlace ?? '–'}</td>
      <td className={styles.lane}>{lane}</td>
      <td>
        <b>{nameOf(row)}</b>
        {club !== row.team && <span className={ranking.quiet}>{club}</span>}
        <RelayMembers members={row.members} />
      </td>
      <td className={ranking.time}>
        {status !== null && <abbr title={t(`statuses.${status}`)}>{status}</abbr>}
        {status === null && mark !== null && <b>{markText(mark, race, locale)}</b>}
        <Badges badges={badges.get(row.entryId)} />
        <Wind race={race} row={row} />
      </td>
      <td className={styles.mark}>
        {advance !== null && (
          <abbr className={styles.advance} data-advance={advance} title={tAdvance(`${advance}Text`)}>
            {tAdvance(advance)}
          </abbr>
        )}
      </td>
    </tr>
  );
}
