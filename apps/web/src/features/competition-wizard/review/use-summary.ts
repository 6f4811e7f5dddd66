'use client';

import { sportByKey, sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { calendarDay } from '../../../i18n/formats.ts';
import { selectedTraip, sportOf, variantOf } from '../draft/chosen.ts';
import type { Wizard } from '../state/use-wizard.ts';
import type { Step } from '../step/steps.ts';

interface Part {
  readonly step: Step;
  readonly lines: readonly string[];
}

/** The input of each step in short lines. */
export function useSummary(wizard: Wizard): Part[] {
  const t = useTranslations('competitionWizard');
  const { draft } = wizard;
  const { format, teams } = draft;
  return [
    { step: 'basic', lines: useTraipLines(wizard) },
    { step: 'season', lines: useSeasonLines(wizard) },
    { step: 'competition', lines: useCompetitionLines(wizard) },
    { step: 'format', lines: [t(`formats.names.${format.key}`)] },
    {
      step: 'teams',
      lines: [t('teams.count', { count: teams.length, kind: wizard.competitors }), ...namesOf(teams)],
    },
  ];
}

const namesShown = 8;

function namesOf(teams: Wizard['draft']['teams']): string[] {
  const names = teams.slice(0, namesShown).map(({ name }) => name);
  return names.length === 0 ? [] : [names.join(', ') + (teams.length > namesShown ? '…' : '')];
}

function useTraipLines({ draft, start }: Wizard): string[] {
  const t = useTranslations('competitionWizard.review');
  const locale = useLocale();
  const sport = sportOf(draft, start);
  const { isNew, written } = draft.traip;
  const name = isNew ? written.name : selectedTraip(draft, start)?.name;
  return [
    name || t('nothing'),
    ...(sport ? [sportNames[sport][locale]] : []),
    ...(isNew ? [t('isNew')] : []),
  ];
}

function useSeasonLines({ draft, start }: Wizard): string[] {
  const t = useTranslations('competitionWizard.review');
  const locale = useLocale();
  const traip = selectedTraip(draft, start);
  const { season, category } = draft;
  const seasonName = season.isNew
    ? season.written.name
    : traip?.seasons.find(({ id }) => id === season.chosen)?.name;
  const categoryName = category.isNew
    ? category.written.name
    : traip?.categories.find(({ id }) => id === category.chosen)?.name;
  const variant = variantOf(draft, start);
  return [
    t('seasonIs', { name: seasonName || t('nothing') }),
    t('categoryIs', { name: categoryName || t('nothing') }),
    ...(variant ? [sportByKey(variant)?.name[locale] ?? variant] : []),
  ];
}

function useCompetitionLines({ draft }: Wizard): string[] {
  const t = useTranslations('competitionWizard.review');
  const tTraips = useTranslations('traips');
  const locale = useLocale();
  const { name, startsOn, endsOn, privacy, takesRegistrations, rulesOverride } = draft.competition;
  const dates = [startsOn, endsOn].filter((date) => date !== '').map((date) => calendarDay(locale, date));
  return [
    name || t('nothing'),
    ...(dates.length === 0 ? [] : [dates.join(' – ')]),
    t('seenBy', { who: tTraips(`privacies.${privacy as 'PUBLIC'}`) }),
    ...(takesRegistrations ? [t('open')] : []),
    ...(Object.keys(rulesOverride).length > 0 ? [t('ownRules')] : []),
  ];
}
