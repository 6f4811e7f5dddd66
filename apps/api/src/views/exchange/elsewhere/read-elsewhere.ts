import type { ElsewhereColumn, ElsewhereFormat } from '@traip/contract';
import { folded } from '../../../platform/csv/folded.ts';
import type { Draft, ForeignFile, Reading } from './model/draft.ts';
import { detectFormat } from './read/detect.ts';
import { readChallonge } from './readers/challonge.ts';
import { readOpenfootball } from './readers/openfootball.ts';
import { readRobinx } from './readers/robinx.ts';
import { readSportspressEvents } from './readers/sportspress.ts';
import { readSpreadsheet } from './readers/spreadsheet.ts';
import { readToornament } from './readers/toornament.ts';
import { readTrf } from './readers/trf.ts';

interface Options {
  readonly format?: ElsewhereFormat | undefined;
  readonly columns?: readonly (ElsewhereColumn | null)[] | undefined;
}

/** A competition in files of another program; null if the program is not recognised. */
export function readElsewhere(
  files: readonly ForeignFile[],
  { format: chosen, columns }: Options,
): Reading | null {
  const format = chosen ?? detectFormat(files);
  if (format === null) return null;
  const reading = readAs(format, files, columns);
  return { ...reading, draft: withOneSpelling(reading.draft) };
}

function readAs(
  format: ElsewhereFormat,
  files: readonly ForeignFile[],
  columns: Options['columns'],
): Reading {
  switch (format) {
    case 'OPENFOOTBALL':
      return readOpenfootball(files);
    case 'SPORTSPRESS':
      return files.some(({ text }) => /^\W*date\W+time\W+venue\W+teams/i.test(text))
        ? readSportspressEvents(files)
        : readSpreadsheet(files, { format, columns });
    case 'CHALLONGE':
      return readChallonge(files);
    case 'TOORNAMENT':
      return files.some(({ text }) => /^\s*[[{]/.test(text))
        ? readToornament(files)
        : readSpreadsheet(files, { format, columns });
    case 'TRF':
      return readTrf(files);
    case 'ROBINX':
      return readRobinx(files);
    case 'TOURNIFY':
    case 'SPREADSHEET':
      return readSpreadsheet(files, { format, columns });
  }
}

/** Names that differ only in capitals, accents or spaces are one; the first spelling is used. */
function withOneSpelling(draft: Draft): Draft {
  const first = new Map<string, string>();
  for (const { name } of draft.teams) if (!first.has(folded(name))) first.set(folded(name), name);
  const canonicalName = <T extends string | null>(name: T) =>
    (name === null ? name : (first.get(folded(name)) ?? name)) as T;
  const byTeam = <T extends { readonly team: string }>(rows: readonly T[]) =>
    rows.map((row) => ({ ...row, team: canonicalName(row.team) }));
  return {
    ...draft,
    teams: draft.teams.filter(({ name }) => canonicalName(name) === name),
    stated: byTeam(draft.stated),
    phases: draft.phases.map((phase) => ({
      ...phase,
      byes: byTeam(phase.byes),
      extraPoints: byTeam(phase.extraPoints),
      matches: phase.matches.map((match) => ({
        ...match,
        home: canonicalName(match.home),
        away: canonicalName(match.away),
      })),
    })),
  };
}
