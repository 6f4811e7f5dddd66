'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { calendarDayWithWeekday } from '../../../i18n/formats.ts';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import type { Neighbour, Outcome, PlannedMatch } from '../data/use-calendar.ts';
import { useSlotSide } from '../views/use-items.ts';

type Rule = Outcome['explanations'][number]['conflict'][number];
export type Violation = Outcome['offences'][number];

export function useRuleLabels(matches: readonly PlannedMatch[], neighbours: readonly Neighbour[]) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const locale = useLocale();
  const side = useSlotSide();
  return useMemo(() => {
    const byId = new Map(matches.map((match) => [match.id, match]));
    const elsewhere = new Map(neighbours.map((neighbour) => [neighbour.match.id, neighbour]));
    const sides = ({ home, away }: PlannedMatch) => `${side(home).name} – ${side(away).name}`;
    const match = (id: string) => {
      const [own, other] = [byId.get(id), elsewhere.get(id)];
      if (own !== undefined) return sides(own);
      return other === undefined ? '' : `${sides(other.match)} (${other.competition.name})`;
    };
    const rule = ({ kind, team, venue, person }: Rule) =>
      t(`rules.${kind}`, {
        team: team?.name ?? t('someTeam'),
        venue: venue?.name ?? t('someVenue'),
        person: person?.name ?? t('somePerson'),
        unit,
      });
    const matchNamesIn = ({ matchIds }: Rule) => matchIds.slice(0, 3).map(match).filter(Boolean).join('; ');
    const offence = (broken: Violation) => {
      const day = broken.day === null ? null : calendarDayWithWeekday(locale, broken.day);
      return [rule(broken), day, matchNamesIn(broken)].filter(Boolean).join(' · ');
    };
    return { match, rule, offence, round: (id: string) => byId.get(id)?.round ?? 0 };
  }, [matches, neighbours, t, unit, locale, side]);
}
