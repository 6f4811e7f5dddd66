import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { type PhaseTables, rulesOf, StandingsTable } from '../../../ui/standings/index.ts';
import type { PublicCompetitionData } from '../../public-matches/index.ts';
import { SeeAll } from './see-all.tsx';

/** A long league is cut here; a group is short, and its qualifiers are in the middle of it. */
const shownRows = { league: 10, group: 6 };

interface TopOfTablesProps {
  readonly competition: PublicCompetitionData;
  readonly phase: PhaseTables;
}

/** The table of the phase, or all of its groups. */
export function TopOfTables({ competition, phase }: TopOfTablesProps) {
  const t = useTranslations('standings');
  const rules = rulesOf(competition);
  if (rules === null) return null;
  return phase.tables.map((table) => {
    const isGroup = table.group !== null;
    const name = isGroup ? `${phase.name} · ${t('group', { group: table.group ?? '' })}` : phase.name;
    return (
      <Card
        key={table.group}
        title={name}
        aside={<SeeAll href={`/c/${competition.id}?tab=standings`} />}
        flush
      >
        <StandingsTable
          table={table}
          rules={rules}
          name={name}
          first={isGroup ? shownRows.group : shownRows.league}
        />
      </Card>
    );
  });
}
