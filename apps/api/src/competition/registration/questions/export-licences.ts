import { codeFromName, type questionCalls, refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import { writeTable } from '../../../platform/csv/write-table.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { listAnswers, listQuestions } from '../answers/queries.ts';
import { listLicences } from '../list/queries.ts';
import { findRuleFacts } from '../rules/queries.ts';
import { answerCell } from './answer-cell.ts';

const headings = {
  es: ['Número', 'Equipo', 'Nombre', 'Apellidos', 'Dorsal', 'Estado', 'Válida hasta'],
  en: ['Number', 'Team', 'First name', 'Surname', 'Shirt', 'Status', 'Valid until'],
} as const;

const maxRows = 20_000;

/** Every licence with its answers. */
export const exportLicences: Handler<typeof questionCalls.exportLicences> = async (context, { params }) => {
  const { db, scope, locale } = context;
  const { competitionId } = params;
  const facts = await findRuleFacts(db, scope, competitionId);
  if (!facts) return refuse('NOT_FOUND');
  const filter = {
    ...params,
    organisationId: scope.organisationId,
    state: undefined,
    teamId: undefined,
    search: '',
  };
  const licences = await listLicences(db, { ...filter, page: 1, limit: maxRows });
  const questions = (await listQuestions(db, competitionId)).filter(({ audience }) => audience === 'PERSON');
  const answers = Map.groupBy(
    await listAnswers(
      db,
      [],
      licences.map(({ id }) => id),
    ),
    ({ licenceId }) => licenceId,
  );
  const rows = licences.map(({ id, number, teamName, firstName, surnames, shirt, state, validUntil }) => [
    ...[number, teamName, firstName, surnames, shirt, state, validUntil],
    ...questions.map((question) => answerCell(answers.get(id) ?? [], question, locale)),
  ]);
  const subject = { subjectKind: 'COMPETITION', subjectId: competitionId, competitionId } as const;
  await logAction(db, context, { ...subject, action: 'LICENCES_EXPORTED' });
  const labels = questions.map(({ label }) => label);
  const fileName = `${codeFromName(facts.name)}-${locale === 'es' ? 'fichas' : 'licences'}.csv`;
  return { fileName, csv: writeTable([...headings[locale], ...labels], rows) };
};
