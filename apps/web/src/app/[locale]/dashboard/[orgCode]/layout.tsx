import { DashboardShell } from '../../../../features/shells/dashboard-shell.tsx';

export default async function DashboardLayout({
  params,
  children,
}: LayoutProps<'/[locale]/dashboard/[orgCode]'>) {
  const { orgCode } = await params;
  return <DashboardShell orgCode={orgCode}>{children}</DashboardShell>;
}
