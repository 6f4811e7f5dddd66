'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { useWeighIn } from './data/use-weigh-in.ts';

interface UnweighedNoticeProps {
  readonly competitionId: string;
  /** A link to the weigh-in. */
  readonly href: string;
}

/** Before the draw of a class: who hasn't weighed in yet. A warning, unless the draw has to wait for them. */
export function UnweighedNotice({ competitionId, href }: UnweighedNoticeProps) {
  const t = useTranslations('weighIn');
  const { data } = useWeighIn(competitionId);
  if (data === undefined || data.isDrawn || (data.weightClass === null && !data.isRequired)) return null;
  const names = data.entries.filter(({ weighed }) => weighed === null).map(({ team }) => team.name);
  if (names.length === 0) return null;
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink href={href} variant="outlined" size="small">
          {t('open')}
        </ButtonLink>
      }
    >
      {t(data.isRequired ? 'unweighedRequired' : 'unweighed', {
        count: names.length,
        names: names.join(', '),
      })}
    </Notice>
  );
}
