'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { PreviewData, SeasonDraft } from '../draft/draft.ts';
import styles from './next-season.module.css';

interface SeasonCardProps {
  readonly draft: SeasonDraft;
  readonly preview: PreviewData;
  readonly onChange: (draft: SeasonDraft) => void;
}

export function SeasonCard({ draft, preview, onChange }: SeasonCardProps) {
  const t = useTranslations();
  const { name, startsOn, endsOn, copySquads } = draft;
  const people = preview.competitions.reduce((sum, { copies }) => sum + copies.people, 0);
  const isBackwards = startsOn !== '' && endsOn !== '' && endsOn < startsOn;
  return (
    <Card title={t('nextSeason.season')}>
      <div className={styles.season}>
        <TextField
          label={t('traips.seasonName')}
          value={name}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
          error={name.trim() === '' ? t('nextSeason.nameMissing') : undefined}
          autoComplete="off"
          input={{ maxLength: 60 }}
        />
        <DateField
          label={t('traips.startsOn')}
          value={startsOn}
          onChange={(event) => onChange({ ...draft, startsOn: event.target.value })}
        />
        <DateField
          label={t('traips.endsOn')}
          value={endsOn}
          onChange={(event) => onChange({ ...draft, endsOn: event.target.value })}
          error={isBackwards ? t('nextSeason.backwards') : undefined}
        />
      </div>
      {people > 0 && (
        <SwitchRow
          label={t('nextSeason.squads')}
          hint={t('nextSeason.squadsHint', { count: people })}
          checked={copySquads}
          onChange={(checked) => onChange({ ...draft, copySquads: checked })}
        />
      )}
      <p className={styles.note}>{t('nextSeason.copied')}</p>
    </Card>
  );
}
