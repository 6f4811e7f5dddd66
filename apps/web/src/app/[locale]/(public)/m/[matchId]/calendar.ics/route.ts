import { notFound } from 'next/navigation';
import { calendarFile, loadMatch } from '../../../../../../features/public-match/index.ts';
import { defaultLocale, isLocale, localisedPath } from '../../../../../../i18n/locales.ts';
import { settings } from '../../../../../../lib/settings.ts';

/** How long people keep free for a match. */
const minutes = 120;

/** The match as a file that calendars take in. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/m/[matchId]/calendar.ics'>) {
  const { matchId, locale } = await params;
  const { id, home, away, kickOff, venue, field } = await loadMatch(matchId);
  if (kickOff === null) notFound();
  const file = calendarFile({
    ...{ id, minutes, start: new Date(kickOff), now: new Date() },
    title: `${home?.name ?? '?'} – ${away?.name ?? '?'}`,
    place:
      venue === null ? null : [venue.name, field?.name, venue.address, venue.city].filter(Boolean).join(', '),
    url: new URL(
      localisedPath(isLocale(locale) ? locale : defaultLocale, `/m/${id}`),
      settings().publicOrigin,
    ).href,
  });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="traip-${id}.ics"`,
    },
  });
}
