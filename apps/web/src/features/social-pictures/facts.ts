import { type CompetitorKind, parentOf, sportByKey, sportNames } from '@traip/engine';
import { markText } from '@traip/engine/race-day';
import { getTranslations } from 'next-intl/server';
import { dayAndTime } from '../../i18n/formats.ts';
import type { Locale } from '../../i18n/locales.ts';
import { shortBoutIn } from '../../ui/bout/short-bout.ts';
import type { CompetitionFacts } from './competition-picture.tsx';
import type { CrestSource } from './crests.ts';
import { drawable, truncate } from './drawable.ts';
import type { PictureColours } from './frame.tsx';
import type { MatchFacts } from './match-picture.tsx';
import type { NameFacts } from './name-picture.tsx';
import type { ReadResult } from './read.ts';

const joined = (...parts: readonly (string | null | undefined)[]) =>
  truncate(parts.flatMap((part) => (part ? [drawable(part)] : [])).join(' · '), 60);

const coloursOf = (look: PictureColours | null): PictureColours => ({
  primaryColor: look?.primaryColor ?? null,
  accentColor: look?.accentColor ?? null,
});

interface Team {
  readonly name: string;
  readonly code: string;
  readonly avatarUrl: string | null;
  readonly competitorKind: CompetitorKind;
}

const crestedTeam = (team: Team, maxLength: number): CrestSource => ({
  name: truncate(drawable(team.name, team.code), maxLength),
  crest: team.avatarUrl,
  kind: team.competitorKind,
});

export async function matchFacts(
  match: ReadResult<'match'>,
  competitionLook: PictureColours | null,
  locale: Locale,
): Promise<MatchFacts> {
  const t = await getTranslations({ locale, namespace: 'socialPictures' });
  const states = await getTranslations({ locale, namespace: 'matchStates' });
  const { home, away, score, kickOff, state, clock, competition, phase, postponed } = match;
  const isLive = state === 'IN_PROGRESS';
  const side = (team: typeof home) =>
    team === null ? { name: t('open'), crest: null, kind: 'TEAM' as const } : crestedTeam(team, 34);
  const minute = isLive && clock.shown !== null ? ` ${clock.shown}'` : '';
  return {
    above: joined(competition.name, phase.name),
    colours: coloursOf(competitionLook),
    home: side(home),
    away: side(away),
    isLive,
    isScore: score !== null,
    middle:
      score !== null
        ? ((await judgedText(match, locale)) ?? `${score.home} – ${score.away}`)
        : kickOff === null
          ? t('noDate')
          : drawable(dayAndTime(locale, new Date(kickOff))),
    state: `${states(postponed === null ? state : 'POSTPONED')}${minute}`,
  };
}

/** "Ruiz: KO": after a judges' decision, a bout has no points to show. */
async function judgedText(
  { ending, home, away }: ReadResult<'match'>,
  locale: Locale,
): Promise<string | null> {
  const { bout = null, winner = null } = ending ?? {};
  if (bout === null || !bout.isJudged) return null;
  const won = winner === 'HOME' ? home : winner === 'AWAY' ? away : null;
  const method = (await shortBoutIn(locale))(bout.method);
  return won === null ? method : `${truncate(drawable(won.name, won.code), 18)}: ${method}`;
}

/** For a competition of races: the number of participants, and the latest published results. */
export interface Raced {
  readonly runners: number;
  readonly latest: ReadResult<'raceResults'> | null;
}

/** The best five, with their marks. */
function racedRows({ latest }: Raced, locale: Locale): CompetitionFacts['rows'] {
  return (latest?.items ?? []).flatMap(({ place, person, bib, mark }) => {
    if (latest === null || place === null || mark === null) return [];
    const name = drawable(`${person?.firstName ?? ''} ${person?.surnames ?? ''}`.trim(), bib);
    const value = markText(mark, latest.race, locale);
    return [{ rank: place, name: truncate(name, 24), crest: null, kind: 'INDIVIDUAL' as const, value }];
  });
}

export async function competitionFacts(
  competition: ReadResult<'competition'>,
  standings: ReadResult<'standings'> | null,
  locale: Locale,
  raced: Raced | null = null,
): Promise<CompetitionFacts> {
  const t = await getTranslations({ locale, namespace: 'socialPictures' });
  const { name, organization, traip, season, category, teams, competitors: kind, look } = competition;
  const champion = standings?.awards.find(({ kind }) => kind === 'CHAMPION')?.team;
  const table = standings?.phases.findLast(({ tables }) => tables.length > 0)?.tables[0];
  const top = table?.isRanked ? table.rows.slice(0, 5) : [];
  const sport = sportByKey(category.sportVariantKey)?.name[locale];
  return {
    above: joined(organization.name, traip.name),
    name: truncate(drawable(name, 'Traip'), 48),
    facts:
      raced === null
        ? joined(sport, season.name, t('teams', { count: teams, kind }))
        : joined(sport, raced.latest?.race.name, t('runners', { count: raced.runners })),
    sport: parentOf(category.sportVariantKey),
    logo: look.logoUrl,
    colours: coloursOf(look),
    champion: champion ? { ...crestedTeam(champion, 30), label: t('champion') } : null,
    rows:
      raced === null
        ? top.map((row) => ({
            rank: row.rank,
            ...crestedTeam(row.team, 24),
            value: t('points', { points: row.points }),
          }))
        : racedRows(raced, locale),
  };
}

export async function teamFacts(team: ReadResult<'team'>, locale: Locale): Promise<NameFacts> {
  const t = await getTranslations({ locale, namespace: 'socialPictures' });
  const sport = team.sportKey === null ? null : sportNames[team.sportKey][locale];
  return {
    above: joined(team.organization?.name ?? t('team')),
    ...crestedTeam(team, 48),
    colours: coloursOf(null),
    facts: joined(sport, ...team.participations.slice(0, 1).map(({ competitionName }) => competitionName)),
  };
}

export async function organisationFacts(
  { name, orgCode, avatarUrl: crest, teamCount, contact, look }: ReadResult<'organisation'>,
  locale: Locale,
): Promise<NameFacts> {
  const t = await getTranslations({ locale, namespace: 'socialPictures' });
  return {
    above: t('organisation'),
    name: truncate(drawable(name, orgCode), 48),
    crest,
    kind: 'TEAM',
    colours: coloursOf(look),
    facts: joined(contact?.city, t('teams', { count: teamCount, kind: 'TEAM' })),
  };
}

export async function traipFacts(
  { name, code, look, organization, sportKey, competitions }: ReadResult<'traip'>,
  locale: Locale,
): Promise<NameFacts> {
  const t = await getTranslations({ locale, namespace: 'socialPictures' });
  return {
    above: joined(organization.name),
    name: truncate(drawable(name, code), 48),
    crest: look.logoUrl,
    kind: 'TEAM',
    colours: coloursOf(look),
    facts: joined(sportNames[sportKey][locale], t('competitions', { count: competitions.length })),
  };
}
