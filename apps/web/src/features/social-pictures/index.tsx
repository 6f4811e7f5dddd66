import { defaultLocale, isLocale } from '../../i18n/locales.ts';
import { sendBrand } from './brand.tsx';
import { CompetitionPicture } from './competition-picture.tsx';
import { withCrest } from './crests.ts';
import { competitionFacts, matchFacts, organisationFacts, teamFacts, traipFacts } from './facts.ts';
import { MatchPicture } from './match-picture.tsx';
import { type NameFacts, NamePicture } from './name-picture.tsx';
import { racedOf } from './raced.ts';
import { readerFor } from './read.ts';
import { sendPicture } from './send-picture.ts';

export { competitionFacts, organisationFacts, teamFacts, traipFacts } from './facts.ts';
export { racedOf } from './raced.ts';
export { readerFor } from './read.ts';
export { versionOf } from './version.ts';

const parseLocale = (localeParam: string) => (isLocale(localeParam) ? localeParam : defaultLocale);

export async function matchPicture(request: Request, localeParam: string, id: string): Promise<Response> {
  const locale = parseLocale(localeParam);
  const reader = readerFor(request);
  const match = await reader.match(id);
  if (match === null) return sendBrand(request, locale);
  const competition = await reader.competition(match.competition.id);
  const facts = await matchFacts(match, competition?.look ?? null, locale);
  return sendPicture(request, facts, async () => {
    const [home, away] = await Promise.all([withCrest(facts.home), withCrest(facts.away)]);
    return <MatchPicture {...facts} home={home} away={away} />;
  });
}

export async function competitionPicture(
  request: Request,
  localeParam: string,
  id: string,
): Promise<Response> {
  const locale = parseLocale(localeParam);
  const reader = readerFor(request);
  const [competition, standings] = await Promise.all([reader.competition(id), reader.standings(id)]);
  if (competition === null) return sendBrand(request, locale);
  const facts = await competitionFacts(competition, standings, locale, await racedOf(reader, competition));
  return sendPicture(request, facts, async () => {
    const rows = await Promise.all(facts.rows.map(withCrest));
    const champion = facts.champion && (await withCrest(facts.champion));
    const { crest: logo } = await withCrest({ name: facts.name, crest: facts.logo, kind: 'TEAM' });
    return <CompetitionPicture {...facts} rows={rows} champion={champion} logo={logo} />;
  });
}

export async function teamPicture(request: Request, localeParam: string, id: string): Promise<Response> {
  const locale = parseLocale(localeParam);
  const team = await readerFor(request).team(id);
  return team === null ? sendBrand(request, locale) : sendName(request, await teamFacts(team, locale));
}

export async function organisationPicture(
  request: Request,
  localeParam: string,
  code: string,
): Promise<Response> {
  const locale = parseLocale(localeParam);
  const found = await readerFor(request).organisation(code);
  return found === null
    ? sendBrand(request, locale)
    : sendName(request, await organisationFacts(found, locale));
}

export async function traipPicture(request: Request, localeParam: string, code: string): Promise<Response> {
  const locale = parseLocale(localeParam);
  const traip = await readerFor(request).traip(code);
  return traip === null ? sendBrand(request, locale) : sendName(request, await traipFacts(traip, locale));
}

const sendName = (request: Request, facts: NameFacts) =>
  sendPicture(request, facts, async () => <NamePicture {...(await withCrest(facts))} />);
