'use client';

import type { AlgorithmKey, ObjectSchema } from '@traip/engine/formats';
import { useTranslations } from 'next-intl';
import { ParamsForm } from '../../../ui/broker-params/params-form.tsx';
import { Card } from '../../../ui/card.tsx';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import type { DraftFormat } from '../draft/draft.ts';
import { finalistsOf, formats, groupCount, mainRoundOf, playOffOf } from '../draft/formats.ts';
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
          <PhaseCard key={algorithm} wizard={wizard} set={set} algorithm={algorithm} index={index} />
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

/** Parameters with their own control here, or that need a list of teams per group. */
const hidden: readonly string[] = ['groups', 'size', 'qualifiers', 'crossing', 'from', 'into', 'rematch'];

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
      {algorithm === 'MAIN_ROUND' && <MainRound wizard={wizard} set={set} />}
      {algorithm === 'QUALIFY' && <Finals wizard={wizard} set={set} />}
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

/** Who reaches the finals: places of a league, of a main round or of groups. */
function Finals(props: PartProps) {
  const { key } = props.wizard.draft.format;
  if (key === 'LEAGUE_PLAYOFF') return <PlayOff {...props} />;
  return key === 'GROUPS_MAIN_ROUND' ? <Finalists {...props} /> : <Qualifiers {...props} />;
}

function PlayOff({ wizard: { draft }, set }: PartProps) {
  const t = useTranslations('competitionWizard.format');
  const { format, teams } = draft;
  const count = teams.length || format.teams;
  const playOff = playOffOf(format);
  return (
    <div className={styles.pair}>
      <NumberStepper
        label={t('playOffTeams')}
        hint={t('playOffPlaces', { from: playOff.from, to: playOff.from + playOff.teams - 1 })}
        value={playOff.teams}
        min={2}
        max={Math.max(2, Math.min(16, count - playOff.from + 1))}
        onChange={(many) => set({ playOff: { ...playOff, teams: many } })}
      />
      <NumberStepper
        label={t('playOffFrom')}
        hint={t('playOffFromHint')}
        value={playOff.from}
        min={1}
        max={Math.max(1, count - playOff.teams + 1)}
        onChange={(from) => set({ playOff: { ...playOff, from } })}
      />
    </div>
  );
}

function MainRound({ wizard: { draft }, set }: PartProps) {
  const t = useTranslations('competitionWizard.format');
  const { format, teams } = draft;
  const count = teams.length || format.teams;
  const { groups, into } = mainRoundOf(format, count);
  return (
    <div className={styles.size}>
      <NumberStepper
        label={t('qualifiers')}
        hint={t('mainGroups', { count: into, size: (groups.length * format.qualifiers) / into })}
        value={format.qualifiers}
        min={1}
        max={Math.max(1, Math.floor(count / groups.length))}
        onChange={(qualifiers) => set({ qualifiers })}
      />
    </div>
  );
}

function Finalists({ wizard: { draft }, set }: PartProps) {
  const t = useTranslations('competitionWizard.format');
  const { format, teams } = draft;
  const { groups, into } = mainRoundOf(format, teams.length || format.teams);
  const finalists = finalistsOf(format);
  return (
    <div className={styles.size}>
      <NumberStepper
        label={t('qualifiers')}
        hint={t('through', { count: into * finalists })}
        value={finalists}
        min={1}
        max={Math.max(1, (groups.length * format.qualifiers) / into)}
        onChange={(many) => set({ finalists: many })}
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
