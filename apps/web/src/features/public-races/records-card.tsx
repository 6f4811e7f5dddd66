import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Card } from '../../ui/card.tsx';
import type { RecordPage } from './load-records.ts';

/** On a Traip's page: links to its records by event. */
export function RecordsCard({
  code,
  events,
}: {
  readonly code: string;
  readonly events: RecordPage['events'];
}) {
  const t = useTranslations('records');
  if (events.length === 0) return null;
  return (
    <Card title={t('title')} aside={<Link href={`/t/${code}/records`}>{t('all')}</Link>}>
      {events.map(({ event }) => event).join(' · ')}
    </Card>
  );
}
