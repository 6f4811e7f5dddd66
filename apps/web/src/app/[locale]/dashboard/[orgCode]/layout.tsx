import { getMessages } from 'next-intl/server';
import { DashboardShell } from '../../../../features/shells/dashboard-shell.tsx';
import { frameMessages } from '../../../../i18n/client-messages.ts';
import { FrameProviders } from '../../../frame-providers.tsx';

export default async function DashboardLayout({
  params,
  children,
}: LayoutProps<'/[locale]/dashboard/[orgCode]'>) {
  const { orgCode } = await params;
  return (
    <FrameProviders messages={frameMessages(await getMessages())}>
      <DashboardShell orgCode={orgCode}>{children}</DashboardShell>
    </FrameProviders>
  );
}
