'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { PreviewColumns } from './preview-columns.tsx';
import { PreviewMatches } from './preview-matches.tsx';
import { PreviewProblems } from './preview-problems.tsx';
import { PreviewSettings } from './preview-settings.tsx';
import { PreviewTables } from './preview-tables.tsx';
import { PreviewTeams } from './preview-teams.tsx';
import styles from './season-import.module.css';
import type { Outcome, SeasonImportState } from './use-season-import.ts';

interface ImportPreviewProps {
  readonly importing: SeasonImportState;
  readonly orgCode: string;
  readonly preview: Outcome;
}

/** The contents of the files, and the button that imports them. */
export function ImportPreview({ importing, orgCode, preview }: ImportPreviewProps) {
  const t = useTranslations('seasonImport');
  const { busy, failure, save, startOver } = importing;
  const [name, setName] = useState(preview.name);
  const isWrong = preview.problems.some(({ isNote }) => !isNote);
  const matches = preview.phases.reduce((sum, phase) => sum + phase.matches, 0);
  return (
    <form
      noValidate
      className={styles.stack}
      aria-busy={busy !== null}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) save(name.trim() || preview.name);
      }}
    >
      <PreviewProblems problems={preview.problems} />
      <Card
        title={t('read')}
        aside={
          <Button variant="text" onClick={startOver}>
            {t('otherFile')}
          </Button>
        }
      >
        <PreviewSettings
          importing={importing}
          orgCode={orgCode}
          preview={preview}
          name={name}
          onName={setName}
        />
      </Card>
      {preview.columns.length > 0 && <PreviewColumns importing={importing} preview={preview} />}
      <PreviewTables preview={preview} />
      <PreviewTeams importing={importing} orgCode={orgCode} preview={preview} />
      <PreviewMatches matches={preview.matches} />
      <div className={styles.foot}>
        <p className={styles.summary} aria-live="polite">
          {t('summary', {
            teams: preview.teams.length,
            matches,
            fresh: preview.teams.filter(({ outcome }) => outcome === 'NEW').length,
          })}
        </p>
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        {isWrong ? (
          <Notice tone="warning">{t('mendFirst')}</Notice>
        ) : (
          <SubmitButton
            label={t('save', { matches })}
            busyLabel={t(busy === 'READING' ? 'reading' : 'saving')}
            busy={busy !== null}
          />
        )}
      </div>
    </form>
  );
}
