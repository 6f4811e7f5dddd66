'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FileButton } from '../../../ui/exchange/file-button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import type { FileOfCompetition } from './competition-file.ts';
import { FileContents } from './file-contents.tsx';
import { useCompetitionImport, useTraipsOf } from './use-competition-import.ts';

interface ImportDialogProps {
  readonly orgCode: string;
  readonly organisationId: string;
  readonly onClose: () => void;
}

/** A competition from a file: what is in it, where it goes, and then the draft. */
export function ImportDialog({ orgCode, organisationId, onClose }: ImportDialogProps) {
  const t = useTranslations();
  const { looked, failure, busy, look, make } = useCompetitionImport(orgCode);
  const [traipId, setTraip] = useState('');
  return (
    <SubmitDialog
      title={t('competitionImport.title')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        make(traipId);
      }}
      label={t('competitionImport.make')}
      busyLabel={t(looked === null ? 'competitionImport.reading' : 'competitionImport.making')}
      busy={busy}
      failure={failure}
    >
      <p>{t('competitionImport.text')}</p>
      <FileButton
        label={t(looked === null ? 'competitionImport.file' : 'competitionImport.otherFile')}
        accept=".json,application/json"
        onText={(text) => {
          setTraip('');
          look(text);
        }}
      />
      {looked !== null && (
        <>
          <FileContents {...looked} />
          <Place {...{ organisationId, file: looked.file, traipId }} onTraip={setTraip} />
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

/** Into a Traip that is there, or into one that is made like the one of the file. */
function Place({ organisationId, file, traipId, onTraip }: PlaceProps) {
  const t = useTranslations('competitionImport');
  const { data } = useTraipsOf(organisationId, file.traip.sportKey);
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
