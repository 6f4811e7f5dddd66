'use client';

import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { teamApi } from '../../../lib/api/browser.ts';
import { Card } from '../../../ui/card.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { PictureField } from '../../../ui/picture/picture-field.tsx';
import { LicencesHint } from '../licences/licences-hint.tsx';
import { type TeamContext, type TeamData, useInvalidateTeams } from '../team/use-team.ts';
import { DeleteTeam } from './delete-team.tsx';
import { EditTeamDialog } from './edit-team-dialog.tsx';
import styles from './summary.module.css';
import { TeamCompetitions } from './team-competitions.tsx';
import { TeamFacts } from './team-facts.tsx';
import { TeamMatchesGlance } from './team-matches-glance.tsx';

export function Summary({ team, context }: { team: TeamData; context: TeamContext }) {
  const t = useTranslations('teamDetail');
  const [editing, setEditing] = useState(false);
  const mayEdit = team.abilities.includes('team.edit');
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        {team.abilities.includes('team.enterPeople') && <LicencesHint context={context} />}
        <TeamMatchesGlance context={context} />
        <Card
          title={t('data')}
          aside={
            mayEdit && (
              <Button variant="outlined" startIcon={<EditOutlined />} onClick={() => setEditing(true)}>
                {t('edit')}
              </Button>
            )
          }
        >
          <TeamFacts team={team} />
        </Card>
      </div>
      <div className={styles.side}>
        <TeamCompetitions team={team} context={context} />
        {team.privacy === 'PUBLIC' && (
          <ButtonLink href={`/team/${team.id}`} variant="outlined" fullWidth>
            {t('seePublicPage')}
          </ButtonLink>
        )}
        {mayEdit && <CrestCard team={team} />}
        {team.abilities.includes('team.delete') && <DeleteTeam team={team} context={context} />}
      </div>
      {editing && <EditTeamDialog team={team} onClose={() => setEditing(false)} />}
    </div>
  );
}

function CrestCard({ team }: { team: TeamData }) {
  const t = useTranslations('teamDetail');
  const invalidate = useInvalidateTeams();
  const params = { id: team.id };
  return (
    <Card title={t('crest')}>
      <PictureField
        kind="crest"
        name={team.name}
        url={team.avatarUrl}
        onUpload={(file) => teamApi.setAvatar({ params, file }).then(invalidate)}
        onRemove={() => teamApi.removeAvatar({ params }).then(invalidate)}
      />
    </Card>
  );
}
