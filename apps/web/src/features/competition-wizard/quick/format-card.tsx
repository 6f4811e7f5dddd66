'use client';

import { matchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { groupCount } from '../draft/formats.ts';
import { quickFormats, withFormat } from '../draft/quick-draft.ts';
import { isFormatAvailable, isRotation } from '../draft/rotation.ts';
import { FormatPicture } from '../format/format-picture.tsx';
import type { Wizard } from '../state/use-wizard.ts';
import styles from './quick-start.module.css';
import { RotationDetail } from './rotation-detail.tsx';
import { StepCard } from './step-card.tsx';
import { useMatchCounts } from './use-match-counts.ts';

interface FormatCardProps {
  readonly wizard: Wizard;
  readonly moreHref: string | null;
}

export function FormatCard({ wizard, moreHref }: FormatCardProps) {
  const t = useTranslations('competitionWizard');
  const { draft, changeAll, preview, variant } = wizard;
  const available = quickFormats.filter((key) => isFormatAvailable(key, variant));
  const name = useId();
  const teams = draft.teams.length || draft.format.teams;
  const counts = useMatchCounts(draft, teams);
  return (
    <StepCard
      title={t('quick.format')}
      isDone
      aside={moreHref !== null && <TextLink href={moreHref}>{t('quick.moreOptions')}</TextLink>}
    >
      <fieldset className={styles.formats}>
        <legend className="visually-hidden">{t('formats.label')}</legend>
        {available.map((key) => (
          <label key={key} className={styles.format}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={key === draft.format.key}
              onChange={() => changeAll(withFormat(draft, key))}
            />
            <FormatPicture format={key} />
            <span className={styles.formatName}>{t(`quick.formats.${key}`)}</span>
            <MatchCount count={counts?.[key]} wizard={wizard} />
          </label>
        ))}
      </fieldset>
      <FormatDetail wizard={wizard} teams={teams} />
      {preview.problem !== null && draft.teams.length > 1 && (
        <p className={styles.trouble}>{preview.problem}</p>
      )}
    </StepCard>
  );
}

interface MatchCountProps extends Pick<FormatCardProps, 'wizard'> {
  readonly count: number | null | undefined;
}

/** Undefined until counted; null if it can't be played. */
function MatchCount({ count, wizard: { variant, competitors: kind } }: MatchCountProps) {
  const t = useTranslations('competitionWizard.quick');
  const unit = matchUnit(variant);
  return (
    <span className={styles.formatText}>
      {count === null ? t('notPossible', { kind }) : count !== undefined && t('matchCount', { count, unit })}
    </span>
  );
}

/** The one choice that each format needs, explained in a sentence. */
function FormatDetail({ wizard, teams }: { readonly wizard: Wizard; readonly teams: number }) {
  const t = useTranslations('competitionWizard.quick');
  const { draft, change, preview } = wizard;
  const { format } = draft;
  const { min = 0, max = 0 } = preview.preview?.perTeam ?? {};
  const setParams = (algorithm: 'ROUND_ROBIN' | 'GROUPS' | 'SWISS', params: Record<string, number>) =>
    change('format', {
      ...format,
      params: { ...format.params, [algorithm]: { ...format.params[algorithm], ...params } },
    });
  if (format.key === 'LEAGUE') {
    const isDouble = (format.params.ROUND_ROBIN as { legs?: number } | undefined)?.legs === 2;
    return (
      <SwitchRow
        label={t('bothLegs', { kind: wizard.competitors })}
        checked={isDouble}
        onChange={(both) => setParams('ROUND_ROBIN', { legs: both ? 2 : 1 })}
      />
    );
  }
  if (format.key === 'GROUPS_KNOCKOUT')
    return (
      <div className={styles.detail}>
        <NumberStepper
          label={t('groups')}
          value={groupCount(format, teams)}
          min={2}
          max={Math.max(2, Math.floor(teams / 2))}
          onChange={(groups) => setParams('GROUPS', { groups })}
        />
        <NumberStepper
          label={t('qualifiers')}
          value={format.qualifiers}
          min={1}
          max={4}
          onChange={(qualifiers) => change('format', { ...format, qualifiers })}
        />
        {max > 0 && <p className={styles.sentence}>{t('perTeam', { min, max, kind: wizard.competitors })}</p>}
      </div>
    );
  if (isRotation(format.key)) return <RotationDetail wizard={wizard} algorithm={format.key} />;
  if (format.key === 'SWISS')
    return (
      <div className={styles.detail}>
        <NumberStepper
          label={t('rounds')}
          value={preview.preview?.rounds ?? 1}
          min={1}
          max={Math.max(1, teams - 1)}
          onChange={(rounds) => setParams('SWISS', { rounds })}
        />
      </div>
    );
  return null;
}
