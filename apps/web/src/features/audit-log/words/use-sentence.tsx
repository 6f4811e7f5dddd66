'use client';

import { organisationRoles, teamRoles } from '@traip/contract';
import { competitionStates } from '@traip/engine/competition';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useDaySpan } from '../../venues/index.ts';
import type { Entry } from './entry.ts';
import { sentenceKey } from './sentence-key.ts';

const bold = (chunks: ReactNode) => <b>{chunks}</b>;

/** "**Ana García** set the result of the match Lobos – Norte: 3–1". */
export function useSentence(): (entry: Entry) => ReactNode {
  const t = useTranslations('auditLog');
  const valueLabel = useValueLabel();
  const daySpan = useDaySpan();
  return ({ subjectKind, action, label, about, details, ...entry }) => {
    const { startsOn, endsOn } = details;
    const isClosed = typeof startsOn === 'string' && typeof endsOn === 'string';
    return t.rich(`did.${sentenceKey(subjectKind, action)}`, {
      b: bold,
      who: nameOf(entry, t),
      label: label ?? t('unnamed'),
      about: about?.name ?? t('somebody'),
      action: action.toLowerCase().replaceAll('_', ' '),
      from: valueLabel(details.from),
      to: valueLabel(details.to),
      role: valueLabel(details.role),
      name: typeof details.name === 'string' ? details.name : '',
      score: scoreIn(details) ?? 'none',
      points: signed(details.points),
      document: typeof details.document === 'string' ? details.document : 'other',
      count: typeof details.count === 'number' ? details.count : 1,
      days: [label, isClosed && daySpan({ startsOn, endsOn })].filter(Boolean).join(', '),
    });
  };
}

type Names = (key: 'platform' | 'scorerLink' | 'deletedAccount') => string;

function nameOf({ person, via }: Pick<Entry, 'person' | 'via'>, t: Names): string {
  if (person !== null) return person.name ?? t('deletedAccount');
  return via === 'SCORER_LINK' ? t('scorerLink') : t('platform');
}

/** Translates roles and statuses; anything else stays as it is. */
function useValueLabel(): (value: unknown) => string {
  const t = useTranslations();
  return (value) => {
    const role = organisationRoles.find((one) => one === value);
    if (role !== undefined) return t(`roles.${role}`);
    const teamRole = teamRoles.find((one) => one === value);
    if (teamRole !== undefined) return t(`teamRoles.${teamRole}`);
    const state = competitionStates.find((one) => one === value);
    if (state !== undefined) return t(`competitionStates.${state}`);
    return typeof value === 'string' ? value : '';
  };
}

/** "+3", "−1". */
function signed(points: unknown): string {
  if (typeof points !== 'number') return '';
  return points < 0 ? `−${-points}` : `+${points}`;
}

function scoreIn({ score }: Entry['details']): string | null {
  if (typeof score !== 'object' || score === null || !('home' in score) || !('away' in score)) return null;
  return `${score.home}–${score.away}`;
}
