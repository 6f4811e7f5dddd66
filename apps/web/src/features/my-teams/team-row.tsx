'use client';

import type { CallReply, profileCalls } from '@traip/contract';
import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { Crest } from '../../ui/identity/crest.tsx';
import { RowLink } from '../../ui/list/row-link.tsx';

export type OwnTeam = CallReply<(typeof profileCalls)['myTeams']>['teams'][number];

export function TeamRow({ own: { team, role, memberCount } }: { own: OwnTeam }) {
  const t = useTranslations();
  const locale = useLocale();
  const facts = [
    t(`teamRoles.${role}`),
    ...(team.sportKey === null ? [] : [sportNames[team.sportKey][locale]]),
    t('myTeams.people', { count: memberCount }),
  ];
  return (
    <li>
      <RowLink
        href={`/my-teams/${team.id}`}
        picture={<Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={40} />}
        name={team.name}
        facts={facts}
      />
    </li>
  );
}
