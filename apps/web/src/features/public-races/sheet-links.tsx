import { useLocale, useTranslations } from 'next-intl';
import { raceSheetAddress } from '../sharing/index.ts';
import type { RaceInfo } from './load.ts';
import styles from './ranking.module.css';

interface SheetLinksProps {
  readonly competitionId: string;
  readonly race: RaceInfo;
}

/** Exports of the results: for printing, and as a spreadsheet. */
export function SheetLinks({ competitionId, race }: SheetLinksProps) {
  const t = useTranslations('races.public');
  const locale = useLocale();
  const address = (kind: 'raceResults' | 'printedRaceResults', query = {}) =>
    raceSheetAddress(kind, { id: competitionId, raceId: race.id }, { locale, ...query });
  // A single group includes everyone.
  const hasGroups = race.groups.filter(({ gender, band }) => gender !== null || band !== null).length > 1;
  return (
    <p className={styles.sheets}>
      <a href={address('printedRaceResults')} download>
        {t('pdf')}
      </a>
      {hasGroups && (
        <a href={address('printedRaceResults', { by: 'GROUPS' })} download>
          {t('pdfGroups')}
        </a>
      )}
      <a href={address('raceResults')} download>
        {t('csv')}
      </a>
    </p>
  );
}
