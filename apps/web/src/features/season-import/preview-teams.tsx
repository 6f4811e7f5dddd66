'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import styles from './season-import.module.css';
import { useFormStart } from './use-form-start.ts';
import type { Outcome, SeasonImportState } from './use-season-import.ts';

interface PreviewTeamsProps {
  readonly importing: SeasonImportState;
  readonly orgCode: string;
  readonly preview: Outcome;
}

/** Each team in the file: a new one, or one of the organisation's. */
export function PreviewTeams({ importing: { choices, change }, orgCode, preview }: PreviewTeamsProps) {
  const t = useTranslations('seasonImport');
  const { data: start } = useFormStart(orgCode);
  const own = (start?.teams ?? []).filter(
    ({ sportKey, competitorKind }) =>
      (sportKey === null || sportKey === preview.sportKey) && competitorKind === preview.competitors,
  );
  const options = own.map(({ id, name }) => ({ value: id, label: t('sameAs', { name }) }));
  const choose = (name: string, teamId: string | null) => {
    const others = (choices.teams ?? []).filter((team) => team.name !== name);
    change({ teams: [...others, { name, teamId }] });
  };
  return (
    <Card title={t('teams', { count: preview.teams.length, kind: preview.competitors })}>
      <ul className={styles.teams}>
        {preview.teams.map(({ name, outcome, teamId }) => (
          <li key={name} className={styles.team}>
            <b className={styles.name}>{name}</b>
            {options.length === 0 ? (
              <TeamOutcome outcome={outcome} />
            ) : (
              <SelectField
                hideLabel
                label={t('teamIs', { name })}
                placeholder={t('outcomes.NEW')}
                value={teamId ?? ''}
                options={options}
                onChange={({ target }) => choose(name, target.value || null)}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TeamOutcome({ outcome }: Pick<Outcome['teams'][number], 'outcome'>) {
  const t = useTranslations('seasonImport');
  return (
    <StateChip
      tone={outcome === 'NEW' ? 'success' : 'info'}
      icon={outcome === 'NEW' ? <AddRounded /> : <LinkRounded />}
    >
      {t(`outcomes.${outcome}`)}
    </StateChip>
  );
}
