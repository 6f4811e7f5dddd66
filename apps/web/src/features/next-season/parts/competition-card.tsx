'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import {
  changeCompetition,
  type OldCompetition,
  type PreviewData,
  type SeasonDraft,
} from '../draft/draft.ts';
import { type Place, teamsIn } from '../draft/places.ts';
import { AddTeam } from './add-team.tsx';
import { Levels } from './levels.tsx';
import styles from './next-season.module.css';
import { TeamRow } from './team-row.tsx';
import { useSizeProblem } from './use-size-problem.ts';

interface CompetitionCardProps {
  readonly preview: PreviewData;
  readonly competition: OldCompetition;
  readonly draft: SeasonDraft;
  readonly places: readonly Place[];
  readonly orgCode: string;
  readonly onChange: (draft: SeasonDraft) => void;
}

/** A competition in the next season: its name, the one above it, and its teams. */
export function CompetitionCard(props: CompetitionCardProps) {
  const { preview, competition, draft, places, orgCode, onChange } = props;
  const t = useTranslations('nextSeason');
  const { id, category, teams: before, isFinal } = competition;
  const own = draft.competitions.find((one) => one.id === id);
  const teams = teamsIn(places, id);
  const problem = useSizeProblem(competition, teams.length);
  if (!own) return null;
  return (
    <section className={styles.card} aria-label={own.name}>
      <header className={styles.cardHead}>
        <h2 className={styles.cardTitle}>
          {competition.name} <span className={styles.quiet}>{category.name}</span>
        </h2>
        {own.isIncluded && (
          <span className={styles.count}>{t('count', { count: teams.length, before: before.length })}</span>
        )}
        <Switch
          checked={own.isIncluded}
          aria-label={t('goesOn', { name: competition.name })}
          onChange={(event) => onChange(changeCompetition(draft, id, { isIncluded: event.target.checked }))}
        />
      </header>
      {own.isIncluded && (
        <>
          <div className={styles.cardBody}>
            <TextField
              label={t('name')}
              value={own.name}
              onChange={(event) => onChange(changeCompetition(draft, id, { name: event.target.value }))}
              error={own.name.trim() === '' ? t('nameMissing') : undefined}
              autoComplete="off"
              input={{ maxLength: 100 }}
            />
            {preview.competitions.length > 1 && (
              <Levels
                preview={preview}
                competition={competition}
                draft={draft}
                own={own}
                onChange={onChange}
              />
            )}
            {!isFinal && <Notice tone="info">{t('notFinal')}</Notice>}
            {problem !== null && <Notice tone="warning">{problem}</Notice>}
          </div>
          <ul>
            {teams.map((place) => (
              <TeamRow key={place.key} place={place} preview={preview} draft={draft} onChange={onChange} />
            ))}
          </ul>
          <AddTeam orgCode={orgCode} draft={draft} places={places} competitionId={id} onChange={onChange} />
        </>
      )}
    </section>
  );
}
