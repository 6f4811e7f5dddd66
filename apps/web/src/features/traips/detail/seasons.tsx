'use client';

import { useTranslations } from 'next-intl';
import { seasonApi } from '../../../lib/api/browser.ts';
import { useSeasonDates } from '../../../ui/traip/use-part-labels.ts';
import { Parts } from './parts.tsx';
import { SeasonDialog } from './season-dialog.tsx';
import { type TraipData, usePartDeletion } from './use-traip.ts';

export function Seasons({ traip, orgCode }: { readonly traip: TraipData; readonly orgCode: string }) {
  const t = useTranslations('traips');
  const remove = usePartDeletion(seasonApi);
  return (
    <Parts
      traip={traip}
      parts={traip.seasons}
      texts={{ title: t('seasons'), add: t('newSeason'), none: t('noSeasons'), noneText: t('noSeasonsText') }}
      facts={useSeasonDates()}
      onDelete={(season) =>
        remove(season, {
          title: t('deleteSeasonQuestion', { name: season.name }),
          text: t('deleteSeasonLoss'),
        })
      }
      nextHref={(season) =>
        season.competitions > 0
          ? `/dashboard/${orgCode}/traips/${traip.id}/next-season?from=${season.id}`
          : null
      }
      dialog={(season, onClose) => <SeasonDialog traipId={traip.id} season={season} onClose={onClose} />}
    />
  );
}
