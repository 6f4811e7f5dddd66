import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { DashboardShell } from '../../../../features/shells/dashboard-shell.tsx';
import { appMessages } from '../../../../i18n/client-messages.ts';

export default async function DashboardLayout({
  params,
  children,
}: LayoutProps<'/[locale]/dashboard/[orgCode]'>) {
  const { orgCode } = await params;
  return (
    <NextIntlClientProvider messages={appMessages(await getMessages())}>
      <DashboardShell orgCode={orgCode}>{children}</DashboardShell>
    </NextIntlClientProvider>
  );
}
