'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import { useTranslations } from 'next-intl';
import { countIn } from '../draft/draft.ts';
import styles from './builder.module.css';
import { Marker } from './marker.tsx';
import type { Building } from './use-building.ts';

export function Bench({ building }: { readonly building: Building }) {
  const t = useTranslations('lineups');
  const { draft, rules, mayWrite, selectedId, selectedPlayer, pressBench } = building;
  const people = draft.filter(({ place }) => place === 'BENCH');
  if (people.length === 0 && !mayWrite) return null;
  return (
    <section className={styles.panel} aria-label={t('places.BENCH')}>
      <h3 className={styles.panelHead}>
        {t('places.BENCH')} <span>{t('benchOf', { given: countIn(draft, 'BENCH'), max: rules.bench })}</span>
      </h3>
      <ul className={styles.bench}>
        {people.map((player) => (
          <li key={player.playerId}>
            <Marker player={player} building={building} />
          </li>
        ))}
        {mayWrite && selectedId !== null && selectedPlayer?.place !== 'BENCH' && (
          <li>
            <button
              type="button"
              className={styles.toBench}
              onDragOver={(event) => event.preventDefault()}
              onDrop={pressBench}
              onClick={pressBench}
            >
              <AddRounded aria-hidden="true" />
              {t('toBench')}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
