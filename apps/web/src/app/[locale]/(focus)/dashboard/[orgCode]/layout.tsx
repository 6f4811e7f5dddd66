import { getMessages } from 'next-intl/server';
import { FocusShell } from '../../../../../features/shells/focus-shell.tsx';
import { frameMessages } from '../../../../../i18n/client-messages.ts';
import { FrameProviders } from '../../../../frame-providers.tsx';

/** Full-window tasks of an organisation. */
export default async function FocusLayout({
  params,
  children,
}: LayoutProps<'/[locale]/dashboard/[orgCode]'>) {
  const { orgCode } = await params;
  return (
    <FrameProviders messages={frameMessages(await getMessages())}>
      <FocusShell orgCode={orgCode}>{children}</FocusShell>
    </FrameProviders>
  );
}
