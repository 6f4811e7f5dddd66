import {
  careerRoutes,
  competitionRoutes,
  publicOrganisationRoutes,
  type Race,
  raceRoutes,
  teamRoutes,
  type Write,
} from '@traip/contract';
import { getTranslations } from 'next-intl/server';
import { defaultLocale, isLocale, type Locale } from '../../i18n/locales.ts';
import { nullIfMissing } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';
import { sendRevalidated } from '../../lib/http/send-revalidated.ts';
import { shortBoutIn } from '../../ui/bout/short-bout.ts';
import { pageUrl } from '../../ui/json-ld/breadcrumbs.ts';
import type { MatchRowView } from '../../ui/match-row/types.ts';
import { writeAtom } from './atom.ts';
import { entryOf, raceEntryOf } from './entry-of.ts';

/** Results of one competition, and of each of an organisation's latest ones. */
const limits = { matches: 30, competitions: 12, ofEach: 10 };

const results = { state: 'CLOSED', sort: 'kickOff:desc' } as const;

interface Subject {
  readonly name: string;
  /** `/c/…`, without locale prefix. */
  readonly path: string;
  readonly author: string;
  readonly matches: readonly MatchRowView[];
  /** For a competition of races. */
  readonly races?: readonly Write<typeof Race>[];
}

type FeedOf = (request: Request, localeParam: string, id: string) => Promise<Response>;

export const competitionFeed: FeedOf = (request, localeParam, id) =>
  send(request, localeParam, async () => {
    const client = serverClient(competitionRoutes, request.headers);
    const competition = await client.full({ params: { id } });
    const { items } = await client.matches({ params: { id }, query: { ...results, limit: limits.matches } });
    const { races } = await serverClient(raceRoutes, request.headers).list({ params: { competitionId: id } });
    const { name, organization } = competition;
    return { name, path: `/c/${id}`, author: organization.name, matches: items, races };
  });

export const teamFeed: FeedOf = (request, localeParam, id) =>
  send(request, localeParam, async () => {
    const { name, organization } = await serverClient(teamRoutes, request.headers).full({ params: { id } });
    const { last } = await serverClient(careerRoutes, request.headers).team({ params: { id } });
    return { name, path: `/team/${id}`, author: organization?.name ?? name, matches: last };
  });

export const organisationFeed: FeedOf = (request, localeParam, orgCode) =>
  send(request, localeParam, async () => {
    const client = serverClient(publicOrganisationRoutes, request.headers);
    const { name } = await client.info({ params: { orgCode } });
    const query = { limit: limits.competitions };
    const { items: competitions } = await client.competitions({ params: { orgCode }, query });
    const { matches } = serverClient(competitionRoutes, request.headers);
    const pages = await Promise.all(
      competitions.map(({ id }) => matches({ params: { id }, query: { ...results, limit: limits.ofEach } })),
    );
    const latest = pages.flatMap(({ items }) => items).sort((one, other) => timeOf(other) - timeOf(one));
    return { name, path: `/o/${orgCode}`, author: name, matches: latest.slice(0, limits.matches) };
  });

const timeOf = ({ kickOff }: MatchRowView) => Date.parse(kickOff ?? '') || 0;

/** Anything not public counts as missing. */
async function send(request: Request, localeParam: string, load: () => Promise<Subject>): Promise<Response> {
  const locale = isLocale(localeParam) ? localeParam : defaultLocale;
  const subject = await nullIfMissing(load);
  if (subject === null) return new Response(null, { status: 404 });
  const body = await feedFor(subject, locale);
  return sendRevalidated(request, body, 'application/atom+xml; charset=utf-8');
}

/** Before the first result: a feed must have a date. */
const fallbackDate = '2026-01-01T00:00:00.000Z';

async function feedFor(
  { name, path, author, matches, races = [] }: Subject,
  locale: Locale,
): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'feeds' });
  const shortBout = await shortBoutIn(locale);
  const labels = { PROVISIONAL: t('provisional'), OFFICIAL: t('official') };
  const raceEntries = races.flatMap(
    (race) =>
      raceEntryOf(race, { competition: name, url: pageUrl(locale, `${path}?race=${race.id}`), labels }) ?? [],
  );
  return writeAtom({
    title: name,
    subtitle: t('results'),
    language: locale,
    page: pageUrl(locale, path),
    self: pageUrl(locale, `${path}/feed.atom`),
    author,
    since: fallbackDate,
    entries: [
      ...raceEntries,
      ...matches.flatMap((match) => entryOf(match, pageUrl(locale, `/m/${match.id}`), shortBout) ?? []),
    ],
  });
}
