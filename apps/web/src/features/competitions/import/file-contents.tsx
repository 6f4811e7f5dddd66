'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { RowTable } from '../../../ui/exchange/row-table.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import type { FileOfCompetition } from './competition-file.ts';
import type { Preview } from './use-competition-import.ts';

interface FileContentsProps {
  readonly file: FileOfCompetition;
  readonly preview: Preview;
}

/** The file's contents, and which of its teams already exist. */
export function FileContents({ file, preview: { teams, phases, matches, results } }: FileContentsProps) {
  const t = useTranslations('competitionImport');
  const locale = useLocale();
  const { competition, traip, season, category } = file;
  return (
    <>
      <Facts
        facts={[
          { term: t('competition'), value: competition.name },
          { term: t('from'), value: [traip.name, season.name, category.name].join(' · ') },
          { term: t('sport'), value: sportNames[traip.sportKey][locale] },
          { term: t('holds'), value: t('counts', { teams: teams.length, phases, matches, results }) },
        ]}
      />
      <RowTable
        label={t('teams')}
        headings={{ line: t('number'), name: t('team'), state: t('state') }}
        rows={teams.map(({ code, name, outcome }, index) => ({
          line: index + 1,
          name,
          quiet: code,
          state: (
            <StateChip
              tone={outcome === 'NEW' ? 'success' : 'info'}
              icon={outcome === 'NEW' ? <AddRounded /> : <LinkRounded />}
            >
              {t(`outcomes.${outcome}`)}
            </StateChip>
          ),
        }))}
      />
    </>
  );
}
