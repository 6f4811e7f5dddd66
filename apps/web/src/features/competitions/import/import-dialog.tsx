'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FileButton } from '../../../ui/exchange/file-button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import type { FileOfCompetition } from './competition-file.ts';
import { FileContents } from './file-contents.tsx';
import { useCompetitionImport, useMatchingTraips } from './use-competition-import.ts';

interface ImportDialogProps {
  readonly orgCode: string;
  readonly organisationId: string;
  readonly onClose: () => void;
}

/** Imports a competition from a file: its contents, its Traip, and then the draft. */
export function ImportDialog({ orgCode, organisationId, onClose }: ImportDialogProps) {
  const t = useTranslations();
  const { readFile, failure, busy, read, create } = useCompetitionImport(orgCode);
  const [traipId, setTraip] = useState('');
  return (
    <SubmitDialog
      title={t('competitionImport.title')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        create(traipId);
      }}
      label={t('competitionImport.make')}
      busyLabel={t(readFile === null ? 'competitionImport.reading' : 'competitionImport.making')}
      busy={busy}
      failure={failure}
    >
      <p>{t('competitionImport.text')}</p>
      <p>
        {t('seasonImport.linkText')}{' '}
        <TextLink href={`/dashboard/${orgCode}/competitions/import`}>{t('seasonImport.link')}</TextLink>
      </p>
      <FileButton
        label={t(readFile === null ? 'competitionImport.file' : 'competitionImport.otherFile')}
        accept=".json,application/json"
        onText={(text) => {
          setTraip('');
          read(text);
        }}
      />
      {readFile !== null && (
        <>
          <FileContents {...readFile} />
          <Place organisationId={organisationId} file={readFile.file} traipId={traipId} onTraip={setTraip} />
        </>
      )}
    </SubmitDialog>
  );
}

interface PlaceProps {
  readonly organisationId: string;
  readonly file: FileOfCompetition;
  readonly traipId: string;
  readonly onTraip: (id: string) => void;
}

/** Into an existing Traip, or a new one based on the file. */
function Place({ organisationId, file, traipId, onTraip }: PlaceProps) {
  const t = useTranslations('competitionImport');
  const { data } = useMatchingTraips(organisationId, file.traip.sportKey);
  return (
    <SelectField
      label={t('traip')}
      hint={t('traipHint')}
      placeholder={t('newTraip', { name: file.traip.name })}
      value={traipId}
      onChange={({ target }) => onTraip(target.value)}
      options={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
