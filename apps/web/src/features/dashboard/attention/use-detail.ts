'use client';

import { useLocale, useTranslations } from 'next-intl';
import { calendarDayInBrief } from '../../../i18n/formats.ts';
import { daysAfter, inMadrid } from '../../../i18n/madrid.ts';
import type { AttentionData, TodayMatch } from '../data/use-overview.ts';

const maxNames = 2;

/** The first items in short: "Hoy 20:15 · Mañana 12:00". */
export function useDetail(today: string): (item: AttentionData) => string {
  const t = useTranslations('dashboard.attention');
  const locale = useLocale();
  const dayOf = (day: string) => {
    if (day === today) return t('today');
    if (day === daysAfter(today, 1)) return t('tomorrow');
    return day === daysAfter(today, -1) ? t('yesterday') : calendarDayInBrief(locale, day);
  };
  const when = ({ kickOff }: TodayMatch) => {
    if (kickOff === null) return null;
    const { day, time } = inMadrid(new Date(kickOff));
    return `${dayOf(day)} ${time}`;
  };
  const detailsOf = ({ kind, matches, teams, competitions }: AttentionData) => {
    if (kind === 'LICENCES_WAIT' || kind === 'PROTESTS_OPEN') return competitions.map(({ name }) => name);
    if (kind === 'TEAM_ASKS') return teams.map(({ competition }) => competition.name);
    if (kind === 'UNSCHEDULED') return matches.map(({ competition }) => competition.name);
    return matches.map(when);
  };
  return (item) => {
    const details = detailsOf(item).filter((detail) => detail !== null);
    return [...new Set(details)].slice(0, maxNames).join(' · ');
  };
}
