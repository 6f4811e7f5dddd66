'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import type { DraftTeam } from '../draft/draft.ts';
import type { Wizard } from '../state/use-wizard.ts';
import { CompetitorChoice } from '../teams/competitor-choice.tsx';
import { InviteContacts } from '../teams/invite-contacts.tsx';
import { ListedRows } from '../teams/listed-rows.tsx';
import { ColumnUses } from '../teams/table/column-uses.tsx';
import { draftTeamOf } from '../teams/table/draft-team-of.ts';
import type { ListedTeam } from '../teams/table/read-teams.ts';
import { textOfTeams } from '../teams/table/team-text.ts';
import { useTeamTable } from '../teams/table/use-team-table.ts';
import styles from './quick-start.module.css';
import { StepCard } from './step-card.tsx';
import { WeightsField } from './weights-field.tsx';

/** Teams typed or pasted into one field; the parsed list is shown below. */
export function TeamsCard({ wizard }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard');
  const { draft, start, problem, competitors: kind } = wizard;
  const known = kind === 'TEAM' ? start.teams : [];
  const [text, setText] = useState(() =>
    textOfTeams(draft.teams, {
      name: t('paste.uses.NAME'),
      code: t('paste.uses.CODE'),
      email: t('paste.uses.EMAIL'),
    }),
  );
  const { table, setUse, rows } = useTeamTable(text, { kind, known, chosen: [] });
  const read = useListedTeams(wizard, rows, known);
  const isSpreadsheet = table.uses.length > 1;
  const refused = rows.filter(({ problem }) => problem !== undefined);
  const hasProblems = rows.some((row) => row.problem ?? row.emailProblem ?? row.isCodeDropped);
  const wrong = problem('teams') ?? problem('phases.0');
  return (
    <StepCard
      title={t('quick.teams', { kind })}
      isDone={read.length > 1 && refused.length === 0}
      aside={
        <span className={styles.count} aria-live="polite">
          {t('teams.count', { count: read.length, kind })}
        </span>
      }
    >
      <CompetitorChoice wizard={wizard} />
      <WeightsField wizard={wizard} />
      <TextArea
        label={t('quick.teamsLabel', { kind })}
        hint={t('quick.teamsHint', { kind })}
        placeholder={t(`quick.${examples[kind]}`)}
        rows={Math.min(12, Math.max(5, text.split('\n').length))}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ColumnUses table={table} onUse={setUse} />
      {(isSpreadsheet || hasProblems) && rows.length > 0 && <ListedRows kind={kind} rows={rows} />}
      {refused.length > 0 && (
        <Notice tone="warning">
          {t('paste.leftOut', { count: refused.length, lines: refused.map(({ line }) => line).join(', ') })}
        </Notice>
      )}
      {kind === 'TEAM' && <InviteContacts wizard={wizard} />}
      {wrong !== undefined && <Notice tone="error">{wrong}</Notice>}
    </StepCard>
  );
}

const examples = { TEAM: 'teamsExample', PAIR: 'pairsExample', INDIVIDUAL: 'playersExample' } as const;

/** Valid lines go into the draft as soon as they change. */
function useListedTeams(
  { draft, change }: Wizard,
  rows: readonly ListedTeam[],
  known: Wizard['start']['teams'],
): readonly DraftTeam[] {
  const good = rows.filter(({ problem }) => problem === undefined);
  const teams = good.map((row): DraftTeam => {
    const team = draftTeamOf(row, known);
    return { key: team.id ?? team.name, ...team };
  });
  const isApplied = textOf(teams) === textOf(draft.teams);
  useEffect(() => {
    if (!isApplied) change('teams', teams);
  }, [isApplied, change, teams]);
  return teams;
}

const textOf = (teams: readonly DraftTeam[]) =>
  teams.map(({ id, name, code, email }) => [id, name, code, email].join('\t')).join('\n');
