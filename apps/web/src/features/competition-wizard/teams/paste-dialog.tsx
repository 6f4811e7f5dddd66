'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { PlainDialog } from '../../../ui/dialog/plain-dialog.tsx';
import { FileButton, tableFiles } from '../../../ui/exchange/file-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Fields } from '../../../ui/form/form-frame.tsx';
import type { DraftTeam } from '../draft/draft.ts';
import type { Wizard } from '../state/use-wizard.ts';
import { ListedRows } from './listed-rows.tsx';
import { ColumnUses } from './table/column-uses.tsx';
import { draftTeamOf } from './table/draft-team-of.ts';
import { useTeamTable } from './table/use-team-table.ts';
import styles from './teams-step.module.css';

interface PasteDialogProps {
  readonly wizard: Wizard;
  readonly onAdd: (teams: readonly Omit<DraftTeam, 'key'>[]) => void;
  readonly onClose: () => void;
}

/** Many teams at once, from text or a file, with a preview. */
export function PasteDialog({ wizard: { start, draft }, onAdd, onClose }: PasteDialogProps) {
  const t = useTranslations('competitionWizard.paste');
  const [text, setText] = useState('');
  const { table, setUse, rows } = useTeamTable(text, {
    kind: 'TEAM',
    known: start.teams,
    chosen: draft.teams,
  });
  const good = rows.filter(({ problem }) => problem === undefined);
  const take = () => {
    if (good.length === 0) return;
    onAdd(good.map((row) => draftTeamOf(row, start.teams)));
    onClose();
  };
  return (
    <PlainDialog
      open
      title={t('title')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" size="large" aria-disabled={good.length === 0}>
            {t('take', { count: good.length })}
          </Button>
        </>
      }
    >
      <Fields>
        <div className={styles.text}>
          <TextArea
            label={t('text')}
            hint={t('hint')}
            placeholder={t('example')}
            rows={6}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <FileButton label={t('file')} hint={t('fileHint')} accept={tableFiles} onText={setText} />
        <ColumnUses table={table} onUse={setUse} />
        {rows.length > 0 && <ListedRows kind="TEAM" rows={rows} />}
      </Fields>
    </PlainDialog>
  );
}
