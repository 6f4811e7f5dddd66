import { useTranslations } from 'next-intl';
import { Crest } from '../team/index.ts';

export function Home() {
  const t = useTranslations();
  const Later = import('./later.tsx');
  return [t('ui.close'), t('teams.title'), Crest, Later];
}
