import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { JoinGreeting } from '../../../../features/join/join-greeting.tsx';
import { JoinScreen } from '../../../../features/join/join-screen.tsx';
import { AppShell } from '../../../../features/shells/app-shell.tsx';
import { pageMetadata } from '../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/join/[token]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { token } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/join/${token}`,
    title: t('join.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function JoinPage({ params }: Props) {
  const { token } = await params;
  return (
    <AppShell signedOut={<JoinGreeting token={token} />}>
      <JoinScreen token={token} />
    </AppShell>
  );
}
