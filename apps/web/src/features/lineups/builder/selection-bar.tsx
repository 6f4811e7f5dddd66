'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import styles from './builder.module.css';
import { nameCaptain, nameSpareKeeper, takeOut, wear } from './changes.ts';
import type { Building } from './use-building.ts';

/** The chosen player, and the available actions. */
export function SelectionBar({ building }: { readonly building: Building }) {
  const t = useTranslations('lineups');
  const { selectedPlayer: player, draft, rules, change, adjust } = building;
  return (
    <div role="status" className={styles.chosenStatus}>
      {player !== null && (
        <div className={styles.chosen}>
          <span className={styles.chosenText}>{t.rich('tapOther', { name: player.name, b: bold })}</span>
          <input
            className={styles.shirt}
            aria-label={t('shirtOf', { name: player.name })}
            inputMode="numeric"
            maxLength={3}
            placeholder="–"
            value={player.shirt}
            onChange={({ target }) => adjust(wear(draft, player.playerId, target.value))}
          />
          {rules.captain && player.place === 'STARTER' && (
            <button
              type="button"
              className={styles.role}
              aria-pressed={player.isCaptain}
              onClick={() => adjust(nameCaptain(draft, player.playerId))}
            >
              {t('captain')}
            </button>
          )}
          {rules.goalkeeper && player.place === 'BENCH' && (
            <button
              type="button"
              className={styles.role}
              aria-pressed={player.isGoalkeeper}
              onClick={() => adjust(nameSpareKeeper(draft, player.playerId))}
            >
              {t('goalkeeper')}
            </button>
          )}
          <Button className={styles.takeOut} onClick={() => change(takeOut(draft, player.playerId, rules))}>
            {t('takeOut')}
          </Button>
        </div>
      )}
    </div>
  );
}

const bold = (chunks: ReactNode) => <b>{chunks}</b>;
