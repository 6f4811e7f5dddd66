'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import ContentPasteRounded from '@mui/icons-material/ContentPasteRounded';
import type { CompetitorKind } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import { SeedList } from '../../../ui/seed-list/seed-list.tsx';
import type { DraftTeam } from '../draft/draft.ts';
import type { Wizard } from '../state/use-wizard.ts';
import { CompetitorChoice } from './competitor-choice.tsx';
import { InviteContacts } from './invite-contacts.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { PickTeams } from './pick-teams.tsx';
import { normalise } from './table/normalise.ts';
import styles from './teams-step.module.css';

/** The teams in seed order. */
export function TeamsStep({ wizard }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.teams');
  const [pasting, setPasting] = useState(false);
  const { draft, change, abilities, problem, competitors: kind } = wizard;
  const mayMake = abilities.includes('teams.manage');
  const add = (more: readonly Omit<DraftTeam, 'key'>[]) =>
    change('teams', [
      ...draft.teams,
      ...more.map((team) => ({ ...team, key: team.id ?? crypto.randomUUID() })),
    ]);
  const wrong = problem('teams');
  return (
    <div className={styles.columns}>
      <Card title={t('list', { kind })} aside={<Count wizard={wizard} />} flush>
        {wrong !== undefined && (
          <div className={styles.trouble}>
            <Notice tone="error">{wrong}</Notice>
          </div>
        )}
        {draft.teams.length === 0 ? (
          <EmptyState title={t('none', { kind })}>
            {draft.competition.takesRegistrations ? t('noneOpen') : t('noneText', { kind })}
          </EmptyState>
        ) : (
          <SeedList
            teams={draft.teams}
            removable
            error={(index) => problemOf(problem, index)}
            aside={({ id }) => id === undefined && <Fresh />}
            onChange={(teams) => change('teams', teams)}
          />
        )}
      </Card>
      <div className={styles.side}>
        {mayMake && (
          <Card title={t('make', { kind })}>
            <CompetitorChoice wizard={wizard} />
            <NewTeam kind={kind} teams={draft.teams} onAdd={(name) => add([{ name }])} />
            <Button
              variant="outlined"
              fullWidth
              startIcon={<ContentPasteRounded />}
              onClick={() => setPasting(true)}
            >
              {t('paste')}
            </Button>
          </Card>
        )}
        {kind === 'TEAM' && (
          <>
            <InviteContacts wizard={wizard} />
            <PickTeams wizard={wizard} onAdd={(team) => add([team])} />
          </>
        )}
      </div>
      {pasting && <PasteDialog wizard={wizard} onAdd={add} onClose={() => setPasting(false)} />}
    </div>
  );
}

/** Errors of a team are shown on its row. */
function problemOf(problem: Wizard['problem'], index: number): string | undefined {
  const fields = ['name', 'code', 'email', 'id', 'seed'].map((name) => `teams.${index}.${name}`);
  return [`teams.${index}`, ...fields].map(problem).find((found) => found !== undefined);
}

function Fresh() {
  const t = useTranslations('competitionWizard.teams');
  return (
    <StateChip tone="info" icon={<AddRounded />}>
      {t('fresh')}
    </StateChip>
  );
}

function Count({ wizard: { draft, competitors: kind } }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.teams');
  return (
    <span className={styles.count} aria-live="polite">
      {t('count', { count: draft.teams.length, kind })}
    </span>
  );
}

interface NewTeamProps {
  readonly kind: CompetitorKind;
  readonly teams: readonly DraftTeam[];
  readonly onAdd: (name: string) => void;
}

/** Stays focused for the next team. */
function NewTeam({ kind, teams, onAdd }: NewTeamProps) {
  const t = useTranslations('competitionWizard.teams');
  const [name, setName] = useState('');
  const trimmedName = name.trim();
  const isIn = teams.some((team) => normalise(team.name) === normalise(trimmedName));
  const add = () => {
    if (trimmedName === '' || isIn) return;
    onAdd(trimmedName);
    setName('');
  };
  return (
    <form
      className={styles.fresh}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        label={t('newName', { kind })}
        value={name}
        error={trimmedName !== '' && isIn ? t('isIn') : undefined}
        autoComplete="off"
        input={{ maxLength: 80 }}
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<AddRounded />}
        aria-disabled={trimmedName === '' || isIn}
      >
        {t('add')}
      </Button>
    </form>
  );
}
