import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Invitations } from '../../../../features/invitations/invitations.tsx';
import { pageMetadata } from '../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/invitations',
    title: t('invitations.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default function InvitationsPage() {
  return <Invitations />;
}
