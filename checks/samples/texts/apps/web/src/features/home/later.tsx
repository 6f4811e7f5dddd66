import { useMessages, useTranslations } from 'next-intl';

export function Later() {
  const t = useTranslations('home.later');
  const { kinds } = useMessages().words;
  const { roles } = useMessages();
  return [t('title'), kinds, roles];
}
