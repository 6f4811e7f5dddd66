'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Winner } from '../../../ui/bout/bout-values.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { newId } from '../data/use-register.ts';

/** Ends a match before it's decided, for one side. Queued like every event and sent when online. */
export function ConcedeSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('matchDesk.holes');
  const { desk, clockOffset, move } = useDeskContext();
  const [winner, setWinner] = useState<Winner | null>(null);
  const concede = () => {
    if (winner === null) return;
    const at = new Date(Date.now() + clockOffset).toISOString();
    const event = { clientEventId: newId(), type: 'END', period: 1, minute: 0, second: 0, at } as const;
    move({ move: 'FINISH', event, bout: { method: 'CONCEDED', winner } });
    onClose();
  };
  return (
    <Sheet
      title={t('concedeTitle')}
      onClose={onClose}
      actions={
        <Button variant="contained" size="large" disabled={winner === null} onClick={concede}>
          {t('concede')}
        </Button>
      }
    >
      <Segments<Winner>
        label={t('concedeTitle')}
        value={winner}
        onChange={setWinner}
        options={[
          { value: 'HOME', label: desk.home?.name ?? '' },
          { value: 'AWAY', label: desk.away?.name ?? '' },
        ]}
      />
    </Sheet>
  );
}
