import { useTranslations } from 'next-intl';

export const Crest = () => {
  const t = useTranslations('colours');
  return t('red');
};
