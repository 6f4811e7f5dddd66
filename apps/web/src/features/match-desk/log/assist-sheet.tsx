'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { peopleOf } from '../data/people.ts';
import styles from '../pad/pads.module.css';
import { PlayerGrid } from '../pad/player-grid.tsx';
import type { Player } from '../queue/types.ts';
import type { Entry } from './entries.ts';
import { useAssist } from './use-assist.ts';
import { useEntryText } from './use-entry-text.ts';

interface AssistSheetProps {
  readonly entry: Entry;
  readonly onClose: () => void;
}

/** Optional: the goal already counts. */
export function AssistSheet({ entry, onClose }: AssistSheetProps) {
  const t = useTranslations('matchDesk');
  const { desk, substitutions } = useDeskContext();
  const { title, facts } = useEntryText()(entry);
  const assist = useAssist();
  const side = entry.teamId === desk.home?.id ? 'home' : 'away';
  const { players } = peopleOf(desk, side, substitutions);
  const take = (player: Player | null) => {
    void assist(entry, player);
    onClose();
  };
  return (
    <Sheet
      title={t('whoAssisted')}
      onClose={onClose}
      actions={
        <Button variant="outlined" size="large" onClick={() => take(null)}>
          {t('noAssist')}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <p className={styles.caption}>{[title, ...facts].join(' · ')}</p>
        <PlayerGrid players={players.filter(({ playerId }) => playerId !== entry.playerId)} onSelect={take} />
      </div>
    </Sheet>
  );
}
