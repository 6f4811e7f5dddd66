'use client';

import { type SportKey, sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Pair } from '../../ui/form/form-frame.tsx';
import styles from './season-import.module.css';
import { useFormStart } from './use-form-start.ts';
import type { Choices, Outcome, SeasonImportState } from './use-season-import.ts';

interface PreviewSettingsProps {
  readonly importing: SeasonImportState;
  readonly orgCode: string;
  readonly preview: Outcome;
  readonly name: string;
  readonly onName: (name: string) => void;
}

const formats: readonly Outcome['format'][] = [
  ...(['CHALLONGE', 'TOORNAMENT', 'TOURNIFY', 'SPORTSPRESS'] as const),
  ...(['SPREADSHEET', 'TRF', 'OPENFOOTBALL', 'ROBINX'] as const),
];
const tiebreaks = ['HEAD_TO_HEAD', 'DIFFERENCE'] as const;
const maxName = 100;

/** What was detected in the files; everything can be changed. */
export function PreviewSettings({ importing, orgCode, preview, name, onName }: PreviewSettingsProps) {
  const t = useTranslations('seasonImport');
  const locale = useLocale();
  const { choices, change } = importing;
  const { data: start } = useFormStart(orgCode);
  const traips = (start?.traips ?? []).filter(({ sportKey }) => sportKey === preview.sportKey);
  const sports = Object.entries(sportNames) as [SportKey, (typeof sportNames)[SportKey]][];
  return (
    <div className={styles.stack}>
      <Ending preview={preview} />
      <TextField
        label={t('name')}
        value={name}
        input={{ maxLength: maxName }}
        onChange={({ target }) => onName(target.value)}
      />
      <Pair>
        <SelectField
          label={t('format')}
          placeholder={null}
          value={preview.format}
          onChange={({ target }) => change({ format: target.value as Outcome['format'] })}
          options={formats.map((value) => ({ value, label: t(`formats.${value}`) }))}
        />
        <SelectField
          label={t('sport')}
          placeholder={null}
          value={preview.sportKey}
          onChange={({ target }) => change({ sportKey: target.value as SportKey })}
          options={sports.map(([value, label]) => ({ value, label: label[locale] }))}
        />
      </Pair>
      <Pair>
        <SelectField
          label={t('levelBy')}
          placeholder={t('usual')}
          value={choices.levelBy ?? ''}
          onChange={({ target }) => change({ levelBy: (target.value || undefined) as Choices['levelBy'] })}
          options={tiebreaks.map((value) => ({ value, label: t(`ways.${value}`) }))}
        />
        <SelectField
          label={t('traip')}
          placeholder={t('newTraip')}
          value={choices.traipId ?? ''}
          onChange={({ target }) => change({ traipId: target.value || undefined })}
          options={traips.map(({ id, name: label }) => ({ value: id, label }))}
        />
      </Pair>
      <SwitchRow
        label={t('asDraft')}
        hint={t('asDraftHint')}
        checked={choices.isDraft ?? false}
        onChange={(isDraft) => change({ isDraft })}
      />
    </div>
  );
}

/** The resulting competition, unless errors have to be fixed first. */
function Ending({ preview: { champion, state, problems } }: { readonly preview: Outcome }) {
  const t = useTranslations('seasonImport');
  if (problems.some(({ isNote }) => !isNote)) return null;
  if (champion !== null) return <Notice tone="success">{t('champion', { name: champion })}</Notice>;
  if (state === 'FINISHED') return null;
  return <Notice tone="info">{t(`states.${state === 'IN_PROGRESS' ? 'IN_PROGRESS' : 'DRAFT'}`)}</Notice>;
}
