import type { CourtQueue, Write } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { timeOfDay } from '../../i18n/formats.ts';

type Queue = Pick<Write<typeof CourtQueue>, 'queue'>;

/** "3rd in the queue · about 11:40", for a match in the queue. */
export function useQueueLabel(): (queue: Queue | undefined, matchId: string) => string {
  const t = useTranslations('courtQueue');
  const locale = useLocale();
  return (queue, matchId) => {
    const item = queue?.queue.find(({ match }) => match.id === matchId);
    if (item === undefined) return t('inQueue');
    const { place, wait, expectedAt } = item;
    if (place === null) return t(`waits.${wait}`);
    const time = expectedAt === null ? null : t('about', { time: timeOfDay(locale, new Date(expectedAt)) });
    return [t('place', { place }), time].filter((part) => part !== null).join(' · ');
  };
}
