import { useTranslations } from 'next-intl';

export const Squad = () => {
  const t = useTranslations('squads');
  return t('title');
};
