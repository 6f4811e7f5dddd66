import { sportNames } from '@traip/engine';
import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { Crest } from '../identity/crest.tsx';
import { PersonAvatar } from '../identity/person-avatar.tsx';
import type { FoundView } from './found.ts';

/** Loaded with the first competition in the results: the search is on every page. */
const SportMark = dynamic(() => import('../sport/sport-mark.tsx').then((file) => file.SportMark));

/** Distinguishes results with the same name. */
export function useFoundFacts(): (found: FoundView) => string[] {
  const t = useTranslations('shell.find');
  const locale = useLocale();
  return ({ kind, organization, season, category, sportKey, city }) => [
    t(`kinds.${kind}`),
    ...[organization?.name, season, category, city].filter((fact) => fact !== null && fact !== undefined),
    ...(sportKey === null ? [] : [sportNames[sportKey][locale]]),
  ];
}

/** A competition without a logo shows its sport's icon, and people are round. */
export function FoundPicture({ found, width }: { readonly found: FoundView; readonly width: number }) {
  if (found.kind === 'COMPETITION') {
    return found.avatarUrl === null && found.sportKey !== null ? (
      <SportMark sport={found.sportKey} size={width} />
    ) : (
      <Crest name={found.name} url={found.avatarUrl} width={width} />
    );
  }
  if (found.kind === 'PERSON')
    return <PersonAvatar firstName={found.name} surnames="" url={found.avatarUrl} size={width} />;
  return <Crest name={found.name} url={found.avatarUrl} width={width} />;
}
