'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import type { RaceData } from '../data/use-races.ts';
import type { RankingTexts } from './presets.ts';
import styles from './rankings.module.css';

interface RankingRacesProps {
  readonly texts: RankingTexts;
  readonly set: (change: Partial<RankingTexts>) => void;
  readonly races: readonly RaceData[];
}

/** All races, including later ones, or some of them; a team ranking has a single race. */
export function RankingRaces({ texts: { kind, raceIds }, set, races }: RankingRacesProps) {
  const t = useTranslations('races.rankings');
  if (kind === 'TEAMS')
    return (
      <SelectField
        label={t('race')}
        options={races.map(({ id, name }) => ({ value: id, label: name }))}
        value={raceIds[0] ?? ''}
        onChange={({ target }) => set({ raceIds: target.value === '' ? [] : [target.value] })}
      />
    );
  const isAll = raceIds.length === 0;
  return (
    <>
      <SwitchRow
        label={t('allRaces')}
        checked={isAll}
        onChange={(checked) => set({ raceIds: checked ? [] : races.map(({ id }) => id) })}
      />
      {!isAll && (
        <fieldset className={styles.races}>
          <legend className={styles.legend}>{t('whichRaces')}</legend>
          {races.map(({ id, name }) => (
            <label key={id} className={styles.choice}>
              <input
                type="checkbox"
                checked={raceIds.includes(id)}
                onChange={({ target }) =>
                  set({
                    raceIds: races
                      .map((race) => race.id)
                      .filter((one) => (one === id ? target.checked : raceIds.includes(one))),
                  })
                }
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
