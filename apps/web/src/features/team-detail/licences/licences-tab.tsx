'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { Pills } from '../../../ui/choice/pills.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { useUrlState } from '../../../ui/list/use-url-state.ts';
import type { TeamContext, TeamData } from '../team/use-team.ts';
import styles from './licences.module.css';
import { type RegistrationOffer, useAskingCompetitions } from './people/use-registration.ts';
import { Registration } from './registration.tsx';

interface LicencesTabProps {
  readonly team: TeamData;
  readonly context: TeamContext;
}

/** The licences of a team, one competition at a time. */
export function LicencesTab({ team, context }: LicencesTabProps) {
  const t = useTranslations('licences.club');
  const query = useAskingCompetitions(team.id);
  return (
    <QueryState
      query={query}
      errorTitle={t('failed')}
      heading="h2"
      isEmpty={({ competitions }) => competitions.length === 0}
      empty={
        <Card flush>
          <EmptyState heading="h2" title={t('none')}>
            {t('noneText')}
          </EmptyState>
        </Card>
      }
    >
      {({ competitions }) => (
        <SelectedCompetition team={team} context={context} competitions={competitions} />
      )}
    </QueryState>
  );
}

interface SelectedCompetitionProps extends LicencesTabProps {
  readonly competitions: readonly RegistrationOffer[];
}

function SelectedCompetition({ team, context, competitions }: SelectedCompetitionProps) {
  const t = useTranslations('licences.club');
  const [criteria, change] = useUrlState({ competition: '' });
  const selected =
    competitions.find(({ competition }) => competition.id === criteria.competition) ?? competitions[0];
  if (selected === undefined) return null;
  return (
    <div className={styles.cards}>
      {competitions.length > 1 && (
        <Pills
          label={t('choose')}
          value={selected.competition.id}
          options={competitions.map(({ competition: { id, name } }) => ({ value: id, label: name }))}
          onChange={(competition) => change({ competition })}
        />
      )}
      <Registration key={selected.competition.id} team={team} context={context} offer={selected} />
    </div>
  );
}
