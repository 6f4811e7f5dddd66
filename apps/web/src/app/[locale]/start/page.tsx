import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { StartScreen } from '../../../features/competition-wizard/start-screen.tsx';
import { pageMetadata } from '../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('competitionWizard');
  return pageMetadata({
    locale: await getLocale(),
    path: '/start',
    title: t('quick.title', { kind: 'TEAM' }),
    description: t('quick.intro', { unit: 'MATCH' }),
  });
}

/** Anyone can try it; only creating requires an account. */
export default function StartPage() {
  return <StartScreen />;
}
