'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import styles from './builder.module.css';
import { spotsIn } from './formation.ts';
import { Marker } from './marker.tsx';
import { Surface, surfaceOf } from './surface.tsx';
import type { Building } from './use-building.ts';

interface FieldProps {
  readonly building: Building;
  readonly formation: string;
  readonly sportVariantKey: string;
}

/** The starters in their positions. */
export function Field({ building, formation, sportVariantKey }: FieldProps) {
  const t = useTranslations('lineups');
  const { draft, rules, mayWrite, selectedId, pressSpot } = building;
  const kind = surfaceOf(sportVariantKey);
  return (
    <div className={styles.field} data-kind={kind} data-locked={!mayWrite}>
      <Surface kind={kind} />
      <ul aria-label={t('fieldOf', { formation })}>
        {spotsIn(formation, rules).map(({ x, y, isKeeper }, spot) => {
          const player = draft.find((one) => one.place === 'STARTER' && one.spot === spot);
          const style = { '--x': `${x}%`, '--y': `${y}%` } as CSSProperties;
          return (
            <li key={`${x} ${y}`} className={styles.spot} style={style}>
              {player !== undefined && <Marker player={player} building={building} />}
              {player === undefined && mayWrite && (
                <button
                  type="button"
                  className={styles.empty}
                  aria-label={t(isKeeper ? 'emptyGoal' : 'emptySpot', { number: spot + 1 })}
                  aria-disabled={selectedId === null}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={() => pressSpot(spot)}
                  onClick={() => pressSpot(spot)}
                >
                  <AddRounded aria-hidden="true" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
