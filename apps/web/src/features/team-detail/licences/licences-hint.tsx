'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { type TeamContext, teamUrls } from '../team/use-team.ts';
import { useAskingCompetitions } from './people/use-registration.ts';

/** A hint that competitions require licences, with a link. Hidden if none does. */
export function LicencesHint({ context }: { readonly context: TeamContext }) {
  const t = useTranslations('licences.club');
  const { data } = useAskingCompetitions(context.teamId);
  if (data === undefined || data.competitions.length === 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <ButtonLink href={`${teamUrls(context).team}?tab=licences`} variant="outlined">
          {t('open')}
        </ButtonLink>
      }
    >
      {t('hint', { count: data.competitions.length })}
    </Notice>
  );
}
