'use client';

import { useTranslations } from 'next-intl';
import { matchApi } from '../../lib/api/browser.ts';
import { useSession } from '../../lib/session/index.ts';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { MatchDesk } from './match-desk.tsx';

interface OrganisationDeskProps {
  readonly orgCode: string;
  readonly matchId: string;
}

export function OrganisationDesk({ orgCode, matchId }: OrganisationDeskProps) {
  const t = useTranslations('matchDesk');
  const { user } = useSession();
  if (user === null) return null;
  const exit = (
    <ButtonLink href={`/dashboard/${orgCode}/matches`} variant="outlined">
      {t('back')}
    </ButtonLink>
  );
  return <MatchDesk matchId={matchId} orgCode={orgCode} exit={exit} client={matchApi} owner={user.id} />;
}
