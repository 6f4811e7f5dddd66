'use client';

import { useTranslations } from 'next-intl';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import {
  changeCompetition,
  type DraftCompetition,
  mayStandAbove,
  type OldCompetition,
  type PreviewData,
  type SeasonDraft,
} from '../draft/draft.ts';
import styles from './next-season.module.css';

interface LevelsProps {
  readonly preview: PreviewData;
  readonly competition: OldCompetition;
  readonly draft: SeasonDraft;
  readonly own: DraftCompetition;
  readonly onChange: (draft: SeasonDraft) => void;
}

const maxMoving = 20;

/** Which competition is above, and how many teams go up and down. */
export function Levels({ preview, competition, draft, own, onChange }: LevelsProps) {
  const t = useTranslations('nextSeason');
  const { id, aboveId, up, down } = own;
  const change = (to: Partial<DraftCompetition>) => onChange(changeCompetition(draft, id, to));
  const options = preview.competitions
    .filter((other) => mayStandAbove(draft, other.id, id))
    .map((other) => ({ value: other.id, label: other.name }));
  if (options.length === 0 && aboveId === null) return null;
  return (
    <>
      <SelectField
        label={t('above')}
        hint={competition.isAboveGuessed && aboveId !== null ? t('guessed') : undefined}
        placeholder={t('noneAbove')}
        options={options}
        value={aboveId ?? ''}
        onChange={(event) => change({ aboveId: event.target.value || null })}
      />
      {aboveId !== null && (
        <div className={styles.steppers}>
          <NumberStepper
            label={t('goUp')}
            value={up}
            min={0}
            max={maxMoving}
            onChange={(to) => change({ up: to })}
          />
          <NumberStepper
            label={t('comeDown')}
            value={down}
            min={0}
            max={maxMoving}
            onChange={(to) => change({ down: to })}
          />
        </div>
      )}
    </>
  );
}
