'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { Crest } from '../../../ui/identity/crest.tsx';
import { fullName } from '../../../ui/identity/full-name.ts';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import type { OrganisationPerson } from '../data/use-people.ts';
import styles from './assign-dialog.module.css';
import { type Team, useAssign } from './use-assign.ts';
import { useTeams } from './use-teams.ts';

interface AssignDialogProps {
  readonly orgCode: string;
  readonly person: OrganisationPerson;
  readonly onClose: () => void;
}

/** Adds a person to one of the organisation's teams. */
export function AssignDialog({ orgCode, person, onClose }: AssignDialogProps) {
  const t = useTranslations('players');
  const [search, setSearch] = useState('');
  const [team, setTeam] = useState<Team | null>(null);
  const teams = useTeams(orgCode, search);
  const { busy, failure, submit } = useAssign(person, team, onClose);
  const own = new Set(person.teams.map(({ id }) => id));
  return (
    <SubmitDialog
      title={t('assignTitle', { name: fullName(person) })}
      onClose={onClose}
      onSubmit={submit}
      label={t('assignSubmit')}
      busyLabel={t('assigning')}
      busy={busy}
      failure={failure}
    >
      <SearchField label={t('searchTeam')} value={search} onSearch={setSearch} />
      <QueryState
        query={teams}
        errorTitle={t('teamsFailed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('noTeams')}>{t('noTeamsText')}</EmptyState>}
      >
        {({ items }) => (
          <fieldset className={styles.teams}>
            <legend className="visually-hidden">{t('chooseTeam')}</legend>
            {items.map((one) => (
              <TeamChoice
                key={one.id}
                team={one}
                isSelected={one.id === team?.id}
                isIn={own.has(one.id)}
                onChoose={() => setTeam(one)}
              />
            ))}
          </fieldset>
        )}
      </QueryState>
    </SubmitDialog>
  );
}

interface TeamChoiceProps {
  readonly team: Team & { readonly avatarUrl: string | null };
  readonly isSelected: boolean;
  /** A person can't join a team twice. */
  readonly isIn: boolean;
  readonly onChoose: () => void;
}

function TeamChoice({ team, isSelected, isIn, onChoose }: TeamChoiceProps) {
  const t = useTranslations('players');
  return (
    <label className={styles.team}>
      <input
        type="radio"
        name="team"
        value={team.id}
        checked={isSelected}
        disabled={isIn}
        onChange={onChoose}
        className={styles.radio}
      />
      <Crest name={team.name} url={team.avatarUrl} width={28} />
      <span className={styles.name}>{team.name}</span>
      {isIn && <span className={styles.quiet}>{t('isIn')}</span>}
    </label>
  );
}
