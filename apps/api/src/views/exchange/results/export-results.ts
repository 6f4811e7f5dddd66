import { codeFromName, type exchangeCalls, type Locale } from '@traip/contract';
import type { MatchResult } from '@traip/engine/match';
import { writeTable } from '../../../platform/csv/write-table.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findCompetitionName } from '../teams/queries.ts';
import { type Fixture, listFixtures } from './queries.ts';

const headings = {
  es: [
    'Fase',
    'Grupo',
    'Jornada',
    'Fecha',
    'Local',
    'Visitante',
    'Marcador local',
    'Marcador visitante',
    'Parciales',
  ],
  en: ['Phase', 'Group', 'Round', 'Date', 'Home', 'Away', 'Home score', 'Away score', 'Sets'],
} as const;

/** With headings that the import understands, and teams by name. */
export const exportResults: Handler<typeof exchangeCalls.exportResults> = async (
  { db, scope, locale },
  { params },
) => {
  const name = await findCompetitionName(db, scope, params.competitionId);
  const fixtures = await listFixtures(db, params.competitionId);
  const rows = fixtures.map((fixture) => rowOf(fixture, locale));
  return { fileName: `${codeFromName(name)}.csv`, csv: writeTable(headings[locale], rows) };
};

function rowOf(fixture: Fixture, locale: Locale) {
  const isPlayed = fixture.state === 'FINISHED' || fixture.state === 'CLOSED';
  const sets = (fixture.result as MatchResult | null)?.sets ?? [];
  return [
    fixture.phase,
    fixture.groupKey,
    fixture.round,
    fixture.kickOff && inMadrid(fixture.kickOff, locale),
    fixture.homeName,
    fixture.awayName,
    ...(isPlayed ? [fixture.homeScore, fixture.awayScore] : [null, null]),
    isPlayed ? sets.map(({ home, away }) => `${home}-${away}`).join(' ') : null,
  ];
}

function inMadrid(moment: Date, locale: Locale): string {
  return moment.toLocaleString(locale === 'es' ? 'es-ES' : 'en-GB', {
    timeZone: 'Europe/Madrid',
    dateStyle: 'short',
    timeStyle: 'short',
  });
}
