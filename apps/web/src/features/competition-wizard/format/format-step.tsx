'use client';

import type { AlgorithmKey, ObjectSchema } from '@traip/engine/formats';
import { useTranslations } from 'next-intl';
import { ParamsForm } from '../../../ui/broker-params/params-form.tsx';
import { Card } from '../../../ui/card.tsx';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import type { DraftFormat } from '../draft/draft.ts';
import { formats, groupCount } from '../draft/formats.ts';
import type { Wizard } from '../state/use-wizard.ts';
import { FormatCards } from './format-cards.tsx';
import styles from './format-step.module.css';
import { PreviewCard } from './preview-card.tsx';

export function FormatStep({ wizard }: { readonly wizard: Wizard }) {
  const { format } = wizard.draft;
  const set = (changed: Partial<DraftFormat>) => wizard.change('format', { ...format, ...changed });
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <FormatCards value={format.key} variant={wizard.variant} onChange={(key) => set({ key })} />
        <Size wizard={wizard} set={set} />
        {formats[format.key].map((algorithm, index) => (
          <PhaseCard key={algorithm} {...{ wizard, set, algorithm, index }} />
        ))}
      </div>
      <PreviewCard wizard={wizard} />
    </div>
  );
}

interface PartProps {
  readonly wizard: Wizard;
  readonly set: (changed: Partial<DraftFormat>) => void;
}

/** Expected teams, until there is a list. */
function Size({ wizard: { draft }, set }: PartProps) {
  const t = useTranslations('competitionWizard.format');
  const { teams } = draft;
  return (
    <Card title={t('teams')}>
      {teams.length > 0 ? (
        <p>{t('teamsOfList', { count: teams.length })}</p>
      ) : (
        <div className={styles.size}>
          <NumberStepper
            label={t('teams')}
            hint={t('teamsHint')}
            value={draft.format.teams}
            min={2}
            max={1024}
            onChange={(count) => set({ teams: count })}
          />
        </div>
      )}
    </Card>
  );
}

interface PhaseCardProps extends PartProps {
  readonly algorithm: AlgorithmKey;
  readonly index: number;
}

/** Parameters the screen asks for itself, or that need a list of teams per group. */
const hidden: readonly string[] = ['groups', 'size', 'qualifiers', 'crossing'];

function PhaseCard({ wizard, set, algorithm, index }: PhaseCardProps) {
  const t = useTranslations('competitionWizard.phases');
  const { format } = wizard.draft;
  const offered = wizard.start.algorithms.find(({ key }) => key === algorithm);
  const schema = offered?.params as ObjectSchema | undefined;
  if (offered === undefined || schema === undefined || Object.keys(schema.properties).length === 0)
    return null;
  return (
    <Card title={t(algorithm)}>
      {algorithm === 'GROUPS' && <Groups wizard={wizard} set={set} />}
      {algorithm === 'QUALIFY' && <Qualifiers wizard={wizard} set={set} />}
      <ParamsForm
        schema={schema}
        defaults={offered.defaults}
        value={format.params[algorithm] ?? {}}
        hidden={hidden}
        without={['MANUAL']}
        problem={(name) => wizard.problem(`phases.${index}.params.${name}`)}
        onChange={(params) => set({ params: { ...format.params, [algorithm]: params } })}
      />
    </Card>
  );
}

function Groups({ wizard: { draft }, set }: PartProps) {
  const t = useTranslations('competitionWizard.format');
  const { format, teams } = draft;
  const count = teams.length || format.teams;
  const groups = groupCount(format, count);
  const few = Math.floor(count / groups);
  const many = Math.ceil(count / groups);
  return (
    <div className={styles.size}>
      <NumberStepper
        label={t('groups')}
        hint={few === many ? t('groupSize', { count: few }) : t('groupSizes', { few, many })}
        value={groups}
        min={1}
        max={Math.max(1, Math.floor(count / 2))}
        onChange={(groups) =>
          set({ params: { ...format.params, GROUPS: { ...format.params.GROUPS, groups } } })
        }
      />
    </div>
  );
}

function Qualifiers({ wizard: { draft }, set }: PartProps) {
  const t = useTranslations('competitionWizard.format');
  const { format, teams } = draft;
  const count = teams.length || format.teams;
  const groups = groupCount(format, count);
  const through = groups * format.qualifiers + format.best;
  return (
    <div className={styles.pair}>
      <NumberStepper
        label={t('qualifiers')}
        hint={t('through', { count: through })}
        value={format.qualifiers}
        min={1}
        max={Math.max(1, Math.floor(count / groups))}
        onChange={(qualifiers) => set({ qualifiers })}
      />
      <NumberStepper
        label={t('best', { position: format.qualifiers + 1 })}
        hint={t('bestHint')}
        value={format.best}
        min={0}
        max={groups}
        onChange={(best) => set({ best })}
      />
    </div>
  );
}
