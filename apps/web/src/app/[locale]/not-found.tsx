import { useTranslations } from 'next-intl';
import { NotFound } from '../../features/shells/not-found.tsx';
import { TitlePrefix } from '../../ui/navigation/title-prefix.tsx';

export default function NotFoundHere() {
  const t = useTranslations('notFound');
  return (
    <>
      <TitlePrefix text={t('title')} />
      <NotFound />
    </>
  );
}
