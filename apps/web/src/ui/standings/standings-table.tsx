import { recordedColumns, type StandingColumn, type StandingColumnKey, setsOfWin } from '@traip/contract';
import type { SportRules } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { type CSSProperties, Fragment } from 'react';
import { nounsByRules } from '../nouns/sport-nouns.ts';
import { unitOf } from './criterion.ts';
import { StandingRow } from './standing-row.tsx';
import styles from './standings.module.css';
import type { StandingsText } from './standings-text.ts';
import type { TableView } from './types.ts';
import { toneOf, zoneAt } from './zones.ts';

interface StandingsTableProps {
  readonly table: TableView;
  readonly rules: SportRules;
  /** "Liga", "Grupo B". */
  readonly name: string;
  /** Live scores, by team. */
  readonly playing?: ReadonlyMap<string, string>;
  /** Limits the number of rows. */
  readonly first?: number;
  /** The top three of a finished competition. */
  readonly hasMedals?: boolean;
}

const noPlaying: ReadonlyMap<string, string> = new Map();

/** Without JavaScript: each row expands to an explanation. Before the first result there's none. */
export function StandingsTable(props: StandingsTableProps) {
  const { table, rules, name, playing = noPlaying, first, hasMedals = false } = props;
  const t = useTranslations('standings');
  const locale = useLocale();
  const columns = recordedColumns(rules, table.rows);
  const names = new Map(table.rows.map(({ team }) => [team.id, team.name]));
  const texts: StandingsText = { t, locale, unit: unitOf(rules), sets: setsOfWin(rules), names };
  const rows = table.rows.slice(0, first);
  return (
    <table className={`${styles.table} ${table.isRanked ? '' : styles.unranked}`} style={widthsOf(columns)}>
      <caption className="visually-hidden">{t('caption', { name })}</caption>
      <Head
        columns={columns}
        unit={texts.unit}
        sets={texts.sets}
        isRanked={table.isRanked}
        kind={nounsByRules(rules, table.rows[0]?.team.competitorKind ?? 'TEAM').kind}
      />
      <tbody>
        {rows.map((row, index) => (
          <Fragment key={row.team.id}>
            {table.isRanked && <ZoneLine table={table} position={index + 1} span={columns.length + 3} />}
            <StandingRow
              table={table}
              index={index}
              columns={columns}
              texts={texts}
              hasMedals={hasMedals}
              score={playing.get(row.team.id)}
              zone={table.isRanked ? zoneAt(table, index + 1) : null}
            />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** The width of the number columns, to position the toggle beside the name. */
function widthsOf(columns: readonly StandingColumn[]): CSSProperties {
  const essential = columns.filter(({ isEssential }) => isEssential);
  const vars = {
    '--wide': `${columns.reduce((sum, { key }) => sum + widthOf(key).wide, 0)}px`,
    '--narrow': `${essential.reduce((sum, { key }) => sum + widthOf(key).narrow, 0)}px`,
  };
  return vars as CSSProperties;
}

const wideColumns: readonly StandingColumnKey[] = [
  ...(['SETS', 'RUBBERS', 'SETRATIO', 'SMALLRATIO', 'PCT', 'PTS', 'DIFF', 'MEAN', 'GB'] as const),
];

/** In pixels: wide, and on a phone. */
function widthOf(key: StandingColumnKey): { readonly wide: number; readonly narrow: number } {
  if (key === 'SMALL') return { wide: 84, narrow: 76 };
  if (key === 'BYSETS') return { wide: 72, narrow: 64 };
  return wideColumns.includes(key) ? { wide: 56, narrow: key === 'PCT' ? 56 : 46 } : { wide: 42, narrow: 30 };
}

const columnWidth = (key: StandingColumnKey) => {
  const { wide, narrow } = widthOf(key);
  return { '--width': `${wide}px`, '--small': `${narrow}px` } as CSSProperties;
};

interface HeadProps {
  readonly columns: readonly StandingColumn[];
  readonly unit: StandingsText['unit'];
  readonly sets: StandingsText['sets'];
  readonly kind: ReturnType<typeof nounsByRules>['kind'];
  readonly isRanked: boolean;
}

function Head({ columns, unit, sets, kind, isRanked }: HeadProps) {
  const t = useTranslations('standings');
  return (
    <thead>
      <tr>
        {isRanked ? (
          <th scope="col" className={styles.rank}>
            <span aria-hidden="true">#</span>
            <span className="visually-hidden">{t('rank')}</span>
          </th>
        ) : (
          <td className={styles.rank} />
        )}
        <th scope="col" className={styles.team}>
          {t('team', { kind })}
        </th>
        {columns.map(({ key, isEssential }) => (
          <th
            key={key}
            scope="col"
            aria-label={t(`columns.${key}.long`, { unit, sets })}
            className={`${styles.number} ${isEssential ? '' : styles.spare}`}
            style={columnWidth(key)}
          >
            <abbr title={t(`columns.${key}.long`, { unit, sets })}>
              {t(`columns.${key}.short`, { unit, sets })}
            </abbr>
          </th>
        ))}
        <th scope="col" className={styles.form}>
          {t('form')}
        </th>
      </tr>
    </thead>
  );
}

interface ZoneLineProps {
  readonly table: TableView;
  readonly position: number;
  readonly span: number;
}

/** The zone's label, above its first team. */
function ZoneLine({ table, position, span }: ZoneLineProps) {
  const t = useTranslations('standings');
  const zone = zoneAt(table, position);
  if (zone === null || zoneAt(table, position - 1) === zone) return null;
  const { kind, phaseName } = table.zones[zone] ?? { kind: 'PLACES' as const, phaseName: '' };
  return (
    <tr className={`${styles.zone} ${styles[toneOf(zone)]}`}>
      <td colSpan={span}>
        <span aria-hidden="true">↑</span> {t(`zones.${kind}`, { phase: phaseName })}
      </td>
    </tr>
  );
}
