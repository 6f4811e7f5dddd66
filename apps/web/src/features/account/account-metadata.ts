import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '../../lib/page-metadata.ts';

type AccountPage = 'login' | 'register' | 'forgot' | 'reset' | 'verify' | 'changeEmail';

/** Only the login and registration pages should be indexed. */
const findable: readonly AccountPage[] = ['login', 'register'];

export async function accountMetadata(page: AccountPage, path: string): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path,
    title: t(`account.${page}.page`),
    description: t('site.description'),
    isPrivate: !findable.includes(page),
  });
}
