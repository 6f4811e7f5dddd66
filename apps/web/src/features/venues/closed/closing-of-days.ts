import type { ClosingData } from '../closing/decisions.ts';

export const scopes = ['everybody', 'venue', 'team'] as const;
export type Scope = (typeof scopes)[number];

interface DaysInput {
  readonly values: {
    readonly venueId?: string | null | undefined;
    readonly teamId?: string | null | undefined;
    readonly startsOn?: string | undefined;
    readonly endsOn?: string | undefined;
    readonly reason?: string | null | undefined;
  };
  readonly scope: Scope;
  readonly venues: readonly { readonly id: string; readonly fields: readonly { readonly id: string }[] }[];
  readonly openFieldIds: readonly string[];
}

const isDay = (day: string | undefined): day is string => /^\d{4}-\d{2}-\d{2}$/.test(day ?? '');

/** What the current input closes; null while incomplete. */
export function closingOfDays({ values, scope, venues, openFieldIds }: DaysInput): ClosingData | null {
  const { startsOn, endsOn, reason = null } = values;
  const venueId = values.venueId || null;
  const teamId = values.teamId || null;
  if (!isDay(startsOn) || !isDay(endsOn) || endsOn < startsOn) return null;
  if ((scope === 'venue' && venueId === null) || (scope === 'team' && teamId === null)) return null;
  const fieldIds = venues.find(({ id }) => id === venueId)?.fields.map(({ id }) => id) ?? [];
  const closed = fieldIds.filter((id) => !openFieldIds.includes(id));
  // Without any field, nothing would close.
  if (venueId !== null && closed.length === 0) return null;
  return { days: { venueId, teamId, startsOn, endsOn, reason, fieldIds: closed } };
}
