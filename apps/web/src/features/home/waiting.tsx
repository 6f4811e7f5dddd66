'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { CardLink } from '../../ui/navigation/card-link.tsx';
import { fromOrganisation, fromTeam, InvitationRow } from '../invitations/index.ts';
import type { MyHomeData } from './use-my-home.ts';

/** Invitations, answered in place. */
export function Waiting({ invitations }: { readonly invitations: MyHomeData['invitations'] }) {
  const t = useTranslations('home');
  const toast = useToast();
  const { count, teams, organizations } = invitations;
  const shown = [...organizations.map(fromOrganisation), ...teams.map(fromTeam)];
  const more = count > shown.length && <CardLink href="/invitations">{t('seeAll', { count })}</CardLink>;
  return (
    <Card title={t('invitations', { count })} aside={more} flush>
      <ul>
        {shown.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            onJoined={() => toast(t('joined', { name: invitation.name }))}
          />
        ))}
      </ul>
    </Card>
  );
}
