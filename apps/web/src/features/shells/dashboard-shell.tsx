'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { RequireSession, type UserOrganisation, useSession } from '../../lib/session/index.ts';
import { CompleteFirst } from './complete-first.tsx';
import { appItems, dashboardItems } from './navigation-items.ts';
import { NoAccess } from './no-access.tsx';
import { OrganisationSwitcher } from './organisation-switcher.tsx';
import { SecondFactorFirst } from './second-factor-first.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';
import { SideShell } from './side-shell.tsx';

interface DashboardShellProps {
  readonly orgCode: string;
  readonly children: ReactNode;
}

/** For the people of one organisation. */
export function DashboardShell({ orgCode, children }: DashboardShellProps) {
  return (
    <RequireSession fallback={<ShellSkeleton />}>
      <CompleteFirst>
        <DashboardFrame orgCode={orgCode}>{children}</DashboardFrame>
      </CompleteFirst>
    </RequireSession>
  );
}

function DashboardFrame({ orgCode, children }: DashboardShellProps) {
  const t = useTranslations('roles');
  const { user, selectOrganisation } = useSession();
  const organisation = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  useSelectOrganisation(organisation, selectOrganisation);
  if (user === null) return <ShellSkeleton />;
  if (organisation === undefined) {
    return (
      <SideShell user={user} caption={user.email} items={appItems}>
        <NoAccess orgCode={orgCode} organisations={user.userOrgs} />
      </SideShell>
    );
  }
  return (
    <SideShell
      user={user}
      caption={t(organisation.role)}
      items={dashboardItems(orgCode, {
        mayManageTeams: organisation.abilities.includes('teams.manage'),
      })}
      switcher={(collapsed) => (
        <OrganisationSwitcher current={organisation} organisations={user.userOrgs} collapsed={collapsed} />
      )}
    >
      {organisation.needsSecondFactor ? (
        <SecondFactorFirst organisation={organisation.fullOrg.name} />
      ) : (
        children
      )}
    </SideShell>
  );
}

/**
 * Opening an organisation's URL selects it once: another tab may select another one, and if both insisted
 * they would alternate forever.
 */
function useSelectOrganisation(shown: UserOrganisation | undefined, select: (orgId: string) => void): void {
  const orgId = shown?.orgId;
  useEffect(() => {
    if (orgId !== undefined) select(orgId);
  }, [orgId, select]);
}
