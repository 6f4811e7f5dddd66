'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { inMadrid } from '../../../i18n/madrid.ts';
import { Card } from '../../../ui/card.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useUrlState } from '../../../ui/list/use-url-state.ts';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import { useAllVenues } from '../../venues/index.ts';
import {
  type MatchData,
  minutesOf,
  type PhaseContext,
  usePlan,
  usePlans,
  usualMinutes,
} from '../data/use-calendar.ts';
import { MoveDialog, type MoveTarget } from '../move/move-dialog.tsx';
import { DayList } from '../views/day-list.tsx';
import type { DroppedMatch } from '../views/drag-area.tsx';
import type { CalendarItem } from '../views/item.ts';
import { useMatchItems } from '../views/use-items.ts';
import { Week } from '../views/week.tsx';
import styles from './real.module.css';
import { RowActions } from './row-actions.tsx';
import { Undated } from './undated.tsx';

const views = ['list', 'week'] as const;

/** The scheduled matches, as a list and as a week; each can be moved. */
export function RealCalendar({ matches, ...of }: PhaseContext & { readonly matches: readonly MatchData[] }) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const { abilities } = of.competition;
  const [order, setOrder] = useState<MoveTarget | null>(null);
  const { data: venues = [] } = useAllVenues(of.orgCode);
  const byId = new Map(matches.map((match) => [match.id, match]));
  const open = ({ id }: { readonly id: string }, to?: MoveTarget['to']) => {
    const match = byId.get(id);
    if (match !== undefined) setOrder({ match, ...(to && { to }) });
  };
  const mayMove = abilities.includes('matches.manage');
  const mayForce = abilities.includes('traips.manage');
  const undated = matches.filter(({ kickOff, state }) => kickOff === null && state === 'CREATED');
  return (
    <>
      <Card title={t('calendar')} flush>
        <Views {...of} matches={matches} mayMove={mayMove} mayForce={mayForce} onOpen={open} />
      </Card>
      {undated.length > 0 && (
        <Card title={t('withoutDate', { count: undated.length, unit })} flush>
          <Undated matches={undated} onOpen={mayMove ? open : undefined} />
        </Card>
      )}
      {order !== null && (
        <MoveDialog
          key={order.match.id}
          {...order}
          matches={matches}
          venues={venues}
          mayForce={mayForce}
          onClose={() => setOrder(null)}
        />
      )}
    </>
  );
}

interface ViewsProps extends PhaseContext {
  readonly matches: readonly MatchData[];
  readonly mayMove: boolean;
  readonly mayForce: boolean;
  readonly onOpen: (item: { readonly id: string }, to?: MoveTarget['to']) => void;
}

function Views({ competition, matches, phase, mayMove, mayForce, onOpen }: ViewsProps) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const [{ view, team }, change] = useUrlState({ view: 'list', team: '' });
  const { day: today } = inMadrid(new Date());
  const all = useMatchItems(matches, mayMove);
  const minutes = useMinutes(phase.id, mayMove, usualMinutes(competition));
  const ofTeam = ids(matches, team);
  const items = team === '' ? all : all.filter(({ id }) => ofTeam.has(id));
  if (all.length === 0) return <EmptyState title={t('noDates', { unit })}>{t('noDatesText')}</EmptyState>;
  const drop = ({ item, day, time, fieldId }: DroppedMatch) =>
    onOpen(item, { day, time, fieldId: fieldId ?? '' });
  const byId = new Map(matches.map((match) => [match.id, match]));
  const action = (item: CalendarItem) => {
    const match = byId.get(item.id);
    return item.isMovable && match ? (
      <RowActions match={match} item={item} mayForce={mayForce} onMove={() => onOpen(item)} />
    ) : null;
  };
  return (
    <>
      <div className={styles.tools}>
        <Segments
          label={t('view')}
          value={view === 'week' ? 'week' : 'list'}
          onChange={(to) => change({ view: to })}
          options={views.map((value) => ({ value, label: t(`planViews.${value}`) }))}
        />
        <TeamFilter matches={matches} team={team} onTeam={(to) => change({ team: to })} />
      </div>
      {view === 'week' ? (
        <Week
          items={items}
          today={today}
          minutes={minutes}
          onOpen={onOpen}
          {...(mayMove ? { onMoved: drop } : {})}
        />
      ) : (
        <DayList items={items} today={today} action={action} />
      )}
    </>
  );
}

interface TeamFilterProps {
  readonly matches: readonly MatchData[];
  readonly team: string;
  readonly onTeam: (team: string) => void;
}

function TeamFilter({ matches, team, onTeam }: TeamFilterProps) {
  const t = useTranslations('competitionCalendar');
  const teams = new Map(
    matches.flatMap(({ home, away }) => [home, away]).flatMap((item) => (item ? [[item.id, item.name]] : [])),
  );
  const options = [...teams].map(([value, label]) => ({ value: value ?? '', label: label ?? '' }));
  return (
    <SelectField
      label={t('ofTeam')}
      hideLabel
      placeholder={t('allTeams')}
      value={team}
      onChange={({ target }) => onTeam(target.value)}
      options={options.sort((a, b) => a.label.localeCompare(b.label))}
    />
  );
}

function ids(matches: readonly MatchData[], team: string): ReadonlySet<string> {
  return new Set(
    matches.filter(({ home, away }) => home?.id === team || away?.id === team).map(({ id }) => id),
  );
}

/** The match length used by the last plan. */
function useMinutes(phaseId: string, isKnown: boolean, defaultMinutes: number): number {
  const { data: plans } = usePlans(isKnown ? phaseId : '');
  const { data: plan } = usePlan(phaseId, plans?.items[0]?.id ?? '');
  return minutesOf(plan, defaultMinutes);
}
