'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './season-import.module.css';
import type { Outcome, SeasonImportState } from './use-season-import.ts';

interface ImportedProps {
  readonly importing: SeasonImportState;
  readonly orgCode: string;
  readonly imported: Outcome;
}

/** The imported competition: open it, or undo the import. */
export function Imported({ importing, orgCode, imported }: ImportedProps) {
  const t = useTranslations('seasonImport');
  const { busy, failure, undo, startOver } = importing;
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const matches = imported.phases.reduce((sum, phase) => sum + phase.matches, 0);
  return (
    <Card title={t('doneTitle', { name: imported.name })}>
      <div ref={heading} tabIndex={-1} className={styles.stack}>
        <Notice tone="success">
          {t('done', { matches, teams: imported.teams.length })}
          {imported.champion !== null && ` ${t('champion', { name: imported.champion })}`}
        </Notice>
        <div className={styles.ways}>
          <ButtonLink href={`/dashboard/${orgCode}/competitions/${imported.competitionId}`}>
            {t('openIt')}
          </ButtonLink>
          <Button variant="outlined" onClick={startOver}>
            {t('another')}
          </Button>
          <Button variant="text" color="error" aria-disabled={busy !== null} onClick={undo}>
            {t(busy === 'UNDOING' ? 'undoing' : 'undo')}
          </Button>
        </div>
        <p className={styles.quiet}>{t('undoHint')}</p>
        {failure !== null && <Notice tone="error">{failure}</Notice>}
      </div>
    </Card>
  );
}
