'use client';

import { rubberPresets, sportByKey } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NumberStepper } from '../fields/number-stepper.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { SwitchRow } from '../fields/switch-row.tsx';
import type { Override } from './override.ts';
import { countOf, ownTemplate, presetKeys, presetOf, type Template } from './template.ts';
import styles from './template-fields.module.css';

interface TemplateFieldsProps {
  readonly variantKey: string;
  readonly override: Override;
  /** Only the choice of tie, without its detailed rules. */
  readonly isBrief?: boolean;
  readonly onChange: (override: Override) => void;
}

const maxRubbers = 7;

/** The rubbers of a tie. Hidden in sports without ties. */
export function TemplateFields({ variantKey, override, isBrief = false, onChange }: TemplateFieldsProps) {
  const t = useTranslations('rubbers.template');
  const usual = sportByKey(variantKey)?.rubbers ?? null;
  const changed = override.rubbers as Partial<Template> | undefined;
  const [isOwn, setOwn] = useState(() => usual !== null && presetOf({ ...usual, ...changed }) === null);
  if (usual === null) return null;
  const template: Template = { ...usual, ...changed };
  const set = (change: Partial<Template>) => onChange({ ...override, rubbers: { ...changed, ...change } });
  const preset = isOwn ? null : presetOf(template);
  const stepper = (kind: 'SINGLES' | 'DOUBLES', label: string) => (
    <NumberStepper
      label={label}
      value={countOf(template, kind)}
      min={0}
      max={maxRubbers}
      onChange={(count) => {
        const [singles, doubles] = [countOf(template, 'SINGLES'), countOf(template, 'DOUBLES')];
        set(
          kind === 'SINGLES' ? ownTemplate(template, count, doubles) : ownTemplate(template, singles, count),
        );
      }}
    />
  );
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('label')}
        placeholder={null}
        value={preset ?? 'OWN'}
        options={[...presetKeys, 'OWN' as const].map((key) => ({ value: key, label: t(`presets.${key}`) }))}
        onChange={({ target }) => {
          const chosen = presetKeys.find((key) => key === target.value);
          setOwn(chosen === undefined);
          if (chosen) set(rubberPresets[chosen]);
        }}
      />
      {preset === null && (
        <div className={styles.pair}>
          {stepper('SINGLES', t('singles'))}
          {stepper('DOUBLES', t('doubles'))}
        </div>
      )}
      {!isBrief && <LineupRules template={template} set={set} />}
    </div>
  );
}

interface LineupRulesProps {
  readonly template: Template;
  readonly set: (change: Partial<Template>) => void;
}

/** How often a player may play, and in which order. */
function LineupRules({ template, set }: LineupRulesProps) {
  const t = useTranslations('rubbers.template');
  const { perPlayer, ordered, stopWhenDecided } = template;
  const { singles, total } = perPlayer;
  return (
    <>
      <div className={styles.pair}>
        <NumberStepper
          label={t('perPlayer')}
          value={total}
          min={1}
          max={maxRubbers}
          onChange={(max) => set({ perPlayer: { singles: Math.min(singles, max), total: max } })}
        />
        <NumberStepper
          label={t('singlesPerPlayer')}
          value={singles}
          min={1}
          max={total}
          onChange={(max) => set({ perPlayer: { singles: max, total } })}
        />
      </div>
      <SwitchRow
        label={t('ordered')}
        hint={t('orderedHint')}
        checked={ordered}
        onChange={(isOn) => set({ ordered: isOn })}
      />
      <SwitchRow
        label={t('stop')}
        hint={t('stopHint')}
        checked={stopWhenDecided}
        onChange={(isOn) => set({ stopWhenDecided: isOn })}
      />
    </>
  );
}
