import { getMessages } from 'next-intl/server';
import { DashboardShell } from '../../../../features/shells/dashboard-shell.tsx';
import { appMessages } from '../../../../i18n/client-messages.ts';
import { AppProviders } from '../../../app-providers.tsx';

export default async function DashboardLayout({
  params,
  children,
}: LayoutProps<'/[locale]/dashboard/[orgCode]'>) {
  const { orgCode } = await params;
  return (
    <AppProviders messages={appMessages(await getMessages())}>
      <DashboardShell orgCode={orgCode}>{children}</DashboardShell>
    </AppProviders>
  );
}
