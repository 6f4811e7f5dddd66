import {
  type ElsewhereImport,
  type ElsewhereImportOutcome,
  type exchangeCalls,
  isRefusal,
  type Read,
  refuse,
  sentences,
} from '@traip/contract';
import type { FormTransaction } from '../../../competition/competition-form/form/form.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { fileRefusal } from '../competition/file-refusal.ts';
import type { FileTeamMatch } from '../competition/file-teams.ts';
import { importerRefusal } from '../competition/importer-refusal.ts';
import { saveFile } from '../competition/save-file.ts';
import { type BuiltFile, buildFile } from './build/build-file.ts';
import { type Ending, endImport, stateOf } from './end-import.ts';
import { matchTeams } from './match-teams.ts';
import type { ForeignProblem, Reading } from './model/draft.ts';
import { listImportedTeams } from './queries.ts';
import { readElsewhere } from './read-elsewhere.ts';
import { importedTables } from './tables.ts';

type Input = Read<typeof ElsewhereImport>;
type Outcome = Read<typeof ElsewhereImportOutcome>;

/** A preview saves everything and rolls it back, so that it shows exactly the tables of a real import. */
export const importElsewhere: Handler<typeof exchangeCalls.importElsewhere> = async (context, { body }) => {
  const reading = readElsewhere(body.files, body);
  if (reading === null) return refuse('FORMAT_UNKNOWN', { field: 'files' });
  const { db, scope, locale, now } = context;
  const at = now();
  const built = buildFile(reading, { input: body, locale, at });
  const problems = [...reading.problems, ...built.problems];
  const isWrong = problems.some(({ isNote }) => !isNote);
  const shown = { reading, built, problems };
  if (isWrong && body.mode === 'COMMIT')
    return refuse('IMPORT_HAS_PROBLEMS', { field: 'files', details: problems.map(problemReply) });
  const trx = await db.startTransaction().execute();
  try {
    const outcome = await importAll({ trx, scope, at }, shown, { body, isWrong });
    const shouldCommit = body.mode === 'COMMIT' && !isRefusal(outcome);
    await (shouldCommit ? trx.commit() : trx.rollback()).execute();
    return outcome;
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error;
  }
};

interface Shown {
  readonly reading: Reading;
  readonly built: BuiltFile;
  readonly problems: readonly ForeignProblem[];
}

async function importAll(
  transaction: FormTransaction,
  shown: Shown,
  { body, isWrong }: { readonly body: Input; readonly isWrong: boolean },
) {
  const { trx, scope, at } = transaction;
  const { file } = shown.built;
  const forbidden = await importerRefusal(trx, scope);
  if (forbidden) return forbidden;
  const teams = await matchTeams(trx, scope, shown.built, body.teams);
  if (isRefusal(teams)) return teams;
  if (isWrong)
    return outcomeOf(shown, teams, { mode: body.mode, competitionId: null, tables: [], ...unfinished });
  const refusal = fileRefusal(file);
  if (refusal) return refusal;
  const { traipId } = body;
  const competitionId = await saveFile(transaction, file, { traipId, teamMatches: teams, isQuiet: true });
  if (isRefusal(competitionId)) return competitionId;
  const names = new Map((await listImportedTeams(trx, competitionId)).map(({ id, name }) => [id, name]));
  const ending = await endImport(transaction, competitionId, stateOf(file, body.isDraft));
  const tables = await importedTables(trx, competitionId, { names, stated: shown.reading.draft.stated, at });
  const { mode } = body;
  return outcomeOf(shown, teams, {
    mode,
    competitionId: mode === 'COMMIT' ? competitionId : null,
    tables: [...tables],
    state: ending.state,
    champion: ending.championId === null ? null : (names.get(ending.championId) ?? null),
  });
}

const unfinished: Pick<Outcome, 'state' | 'champion'> = {
  state: 'DRAFT' satisfies Ending['state'],
  champion: null,
};

function outcomeOf(
  { reading, built: { file }, problems }: Shown,
  teams: readonly FileTeamMatch[],
  saved: Pick<Outcome, 'mode' | 'competitionId' | 'tables' | 'state' | 'champion'>,
): Outcome {
  const { draft, format, columns } = reading;
  return {
    ...saved,
    format,
    name: file.competition.name,
    sportKey: file.traip.sportKey,
    competitors: file.competitors,
    columns: [...columns],
    teams: teams.map(({ name, teamId }) => ({ name, teamId, outcome: teamId === null ? 'NEW' : 'EXISTING' })),
    phases: file.phases.map(({ name, broker, matches }) => ({
      name,
      algorithm: broker?.algorithm ?? 'MANUAL',
      rounds: new Set(matches.map(({ round }) => round)).size,
      matches: matches.length,
      results: matches.filter(({ result }) => result !== null).length,
    })),
    matches: draft.phases.flatMap(({ matches }, index) =>
      matches.map(({ line, round, group, home, away, kickOff, result }) => ({
        line,
        round,
        group,
        home,
        away,
        kickOff,
        phase: file.phases[index]?.name ?? '',
        score: result?.score ?? null,
        sets: [...(result?.sets ?? [])],
      })),
    ),
    problems: problems.map(problemReply),
  };
}

function problemReply({ sentence, ...problem }: ForeignProblem): Outcome['problems'][number] {
  return { ...problem, message: sentences[sentence] };
}
