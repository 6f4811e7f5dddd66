'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { calendarDayWithWeekday } from '../../../i18n/formats.ts';
import type { Outcome, PlannedMatch } from '../data/use-calendar.ts';
import { useSlotSide } from '../views/use-items.ts';

type Rule = Outcome['explanations'][number]['conflict'][number];
export type Violation = Outcome['offences'][number];

export function useRuleLabels(matches: readonly PlannedMatch[]) {
  const t = useTranslations('competitionCalendar');
  const locale = useLocale();
  const side = useSlotSide();
  return useMemo(() => {
    const byId = new Map(matches.map((match) => [match.id, match]));
    const match = (id: string) => {
      const found = byId.get(id);
      return found === undefined ? '' : `${side(found.home).name} – ${side(found.away).name}`;
    };
    const rule = ({ kind, team, venue }: Rule) =>
      t(`rules.${kind}`, { team: team?.name ?? t('someTeam'), venue: venue?.name ?? t('someVenue') });
    const where = ({ matchIds }: Rule) => matchIds.slice(0, 3).map(match).filter(Boolean).join('; ');
    const offence = (broken: Violation) => {
      const day = broken.day === null ? null : calendarDayWithWeekday(locale, broken.day);
      return [rule(broken), day, where(broken)].filter(Boolean).join(' · ');
    };
    return { match, rule, offence, round: (id: string) => byId.get(id)?.round ?? 0 };
  }, [matches, t, locale, side]);
}
