'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Segments } from '../../ui/choice/segments.tsx';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { PlainDialog } from '../../ui/dialog/plain-dialog.tsx';
import { LineupEditor } from './lineup-editor.tsx';
import styles from './lineups.module.css';

interface Team {
  readonly id: string;
  readonly name: string;
}

interface LineupsDialogProps {
  readonly match: { readonly id: string; readonly home: Team | null; readonly away: Team | null };
  readonly onClose: () => void;
}

export function LineupsDialog({ match: { id, home, away }, onClose }: LineupsDialogProps) {
  const t = useTranslations('lineups');
  const ui = useTranslations('ui.unsaved');
  const teams = [home, away].filter((team) => team !== null);
  const [teamId, setTeamId] = useState(teams[0]?.id ?? '');
  const [isDirty, setDirty] = useState(false);
  const confirm = useConfirm();
  /** Switching teams must not lose unsaved changes. */
  const leaving = async (leave: () => void) => {
    const question = { title: ui('title'), text: ui('text'), confirmLabel: ui('leave'), danger: true };
    if (isDirty && !(await confirm(question))) return;
    setDirty(false);
    leave();
  };
  return (
    <PlainDialog open isWide title={t('title')} onClose={() => void leaving(onClose)}>
      <div className={styles.dialog}>
        <Segments
          label={t('team')}
          value={teamId}
          onChange={(to) => void leaving(() => setTeamId(to))}
          options={teams.map((team) => ({ value: team.id, label: team.name }))}
        />
        <LineupEditor matchId={id} teamId={teamId} onDirty={setDirty} />
      </div>
    </PlainDialog>
  );
}
