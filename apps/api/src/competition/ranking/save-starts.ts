import { isRefusal, type Refusal, type rankingCalls, refuse } from '@traip/contract';
import { savePeople } from '../../people/competitor/create-competitors.ts';
import { peopleInName } from '../../people/competitor/people-in-name.ts';
import { nameKey } from '../../people/squad/namesakes/same-person.ts';
import { logAction } from '../../platform/audit/log-action.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import { folded } from '../../platform/csv/folded.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { withTraipLock } from '../traip/row/with-traip-lock.ts';
import { listPeopleNamed, listTeamsNamed, saveStarts } from './starts/queries.ts';
import { readList } from './starts/read-list.ts';
import { startsReply } from './starts/starts-reply.ts';

/** People are identified by name, as in entries; unknown ones are created. */
export const saveRankingStarts: Handler<typeof rankingCalls.saveStarts> = (context, { params, body }) =>
  withTraipLock(context, params.traipId, async (trx, traip) => {
    const lines = readList(body.text);
    if (isRefusal(lines)) return lines;
    const setting = { trx, scope: context.scope, at: context.now(), traipId: traip.id };
    const starts = body.kind === 'PERSON' ? await ofPeople(setting, lines) : await ofTeams(setting, lines);
    if (isRefusal(starts)) return starts;
    await saveStarts(trx, traip.id, body.kind === 'PERSON' ? 'personId' : 'teamId', starts);
    const details = { kind: body.kind, count: starts.length };
    const subject = { subjectKind: 'TRAIP', subjectId: traip.id } as const;
    await logAction(trx, context, { ...subject, action: 'RANKING_STARTS_SAVED', details });
    return startsReply(trx, traip.id);
  });

interface Setting {
  readonly trx: Trx;
  readonly scope: OrganisationScope;
  readonly at: Date;
  readonly traipId: string;
}

type Lines = Exclude<ReturnType<typeof readList>, Refusal>;
type Starts = readonly { readonly id: string; readonly value: number }[];

async function ofPeople(setting: Setting, lines: Lines): Promise<Starts | Refusal<'RANKING_NAME_TWICE'>> {
  const named = lines.map((line) => {
    const [person = { firstName: line.name, surnames: '' }] = peopleInName('INDIVIDUAL', line.name) ?? [];
    return { ...line, person, key: nameKey(person) };
  });
  const competing = await listPeopleNamed(
    setting.trx,
    setting.traipId,
    named.map(({ key }) => key),
  );
  const known = new Map(competing.map(({ id, searchText }) => [searchText, id]));
  const newPeople = named.filter(({ key }) => !known.has(key)).map(({ person }) => person);
  const idOf = await savePeople(setting, newPeople);
  const starts = named.map(({ person, key, value, line }) => ({
    id: known.get(key) ?? idOf(person),
    value,
    line,
  }));
  const twice = starts.find(({ id }, at) => starts.findIndex((other) => other.id === id) < at);
  return twice ? refuse('RANKING_NAME_TWICE', { field: 'text', details: { line: twice.line } }) : starts;
}

async function ofTeams(
  { trx, scope, traipId }: Setting,
  lines: Lines,
): Promise<Starts | Refusal<'TEAM_UNKNOWN'>> {
  const teams = await listTeamsNamed(trx, scope.organisationId, traipId);
  const byName = new Map(teams.toReversed().map(({ id, name }) => [folded(name), id]));
  const unknown = lines.find(({ name }) => !byName.has(folded(name)));
  if (unknown) return refuse('TEAM_UNKNOWN', { field: 'text', details: { line: unknown.line } });
  return lines.map(({ name, value }) => ({ id: byName.get(folded(name)) ?? '', value }));
}
