import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import type { SportRules } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { calendarDay } from '../../i18n/formats.ts';
import { Card } from '../card.tsx';
import { EmptyState } from '../feedback/state.tsx';
import { StateChip } from '../identity/state-chip.tsx';
import { BestTable } from './best-table.tsx';
import styles from './phase-standings.module.css';
import { StandingsTable } from './standings-table.tsx';
import { joinNames } from './standings-text.ts';
import { TieRules } from './tie-rules.tsx';
import type { PhaseTables, TableView } from './types.ts';

interface PhaseStandingsProps {
  readonly phase: PhaseTables;
  readonly rules: SportRules;
  readonly playing?: ReadonlyMap<string, string>;
}

/** Every table of a phase, the best across its groups, and its tie-breakers. */
export function PhaseStandings({ phase, rules, playing }: PhaseStandingsProps) {
  const t = useTranslations('standings');
  if (phase.tables.length === 0)
    return (
      <Card title={phase.name} flush>
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      </Card>
    );
  return (
    <>
      {phase.tables.map((table) => (
        <OneTable key={table.group} table={table} phase={phase} rules={rules} {...(playing && { playing })} />
      ))}
      {/* Before the first result there are no best teams. */}
      {(phase.tables.some(({ isRanked }) => isRanked) ? phase.best : []).map((best) => (
        <BestTable key={best.position} best={best} rules={rules} />
      ))}
      <Draws phase={phase} />
      <TieRules phase={phase} rules={rules} />
    </>
  );
}

function OneTable({ table, phase, rules, playing }: PhaseStandingsProps & { readonly table: TableView }) {
  const t = useTranslations('standings');
  const { group } = table;
  const name = group === null ? phase.name : `${phase.name} · ${t('group', { group })}`;
  return (
    <Card title={name} aside={table.isProvisional && <Provisional />} flush>
      <StandingsTable table={table} rules={rules} name={name} {...(playing && { playing })} />
    </Card>
  );
}

/** Some results are provisional or live. */
function Provisional() {
  const t = useTranslations('standings');
  return (
    <StateChip tone="warning" icon={<ScheduleRounded />}>
      {t('provisional')}
    </StateChip>
  );
}

/** Lots drawn manually. */
function Draws({ phase: { draws } }: { readonly phase: PhaseTables }) {
  const t = useTranslations('standings');
  const locale = useLocale();
  if (draws.length === 0) return null;
  return (
    <ul className={styles.draws}>
      {draws.map(({ id, order, date, by }) => (
        <li key={id}>
          {t('draw', {
            date: calendarDay(locale, date),
            by,
            teams: joinNames(
              { locale },
              order.map(({ name }) => name),
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
