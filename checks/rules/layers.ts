import type { Check, Violation } from '../check.ts';
import { isTest, type Project, sourcesOf } from '../project.ts';
import { importsOf } from '../source/imports.ts';
import { targetOf, workspacesOf } from '../source/workspaces.ts';

const api = 'apps/api/src/';

/** The folders of the API from the ground up: a file imports from its own folder and from those listed before it. */
const order: readonly string[] = [
  'platform/tracing',
  'platform/db',
  'platform/time',
  'platform/csv',
  'platform/jobs',
  'platform/files',
  'platform/http',
  'platform/audit',
  'platform/mail',
  'platform/services',
  'platform/cache',
  'platform/authorization',
  'platform/routing',
  'platform/live',
  'notification',
  'people/legal',
  'people/auth',
  'people/access-token',
  'people/app',
  'people/organisation',
  'people/person',
  'people/member',
  'people/team',
  'people/squad',
  'people/competitor',
  'people/document',
  'people/family',
  'people/profile',
  'people/email',
  'competition/sport',
  'competition/look',
  'competition/traip',
  'competition/venue',
  'competition/competition',
  'competition/timetable',
  'competition/progression',
  'competition/fixtures',
  'competition/partners',
  'competition/entry',
  'competition/ranking',
  'competition/partner-search',
  'competition/own-entry',
  'competition/weigh-in',
  'competition/registration',
  'competition/broker',
  'competition/state',
  'competition/race',
  'competition/match-events',
  'competition/suspension',
  'competition/match',
  'competition/round',
  'competition/court-queue',
  'competition/attendance',
  'competition/lineup',
  'competition/standings',
  'competition/statistics',
  'competition/person-merge',
  'competition/calendar',
  'competition/closing',
  'competition/competition-form',
  'competition/next-season',
  'competition/deleted',
  'views/announcement',
  'views/team-matches',
  'views/match-comparison',
  'views/public-organisation',
  'views/public-traip',
  'views/history',
  'views/career',
  'views/home',
  'views/dashboard',
  'views/search',
  'views/following',
  'views/agenda',
  'views/exchange',
  'views/sheet',
  'views/sitemap',
  'views/audit-log',
  'operations/accounts',
  'operations/backup',
  'operations/audit-log',
  'operations/inspection',
  'operations/demo',
  'commands.ts',
  'handlers.ts',
  'api.ts',
  'index.ts',
];

/** Imports inside the API run in one direction, types included. Tests may use everything. */
export const layers: Check = {
  name: 'layers',
  run(project) {
    const sources = sourcesOf(project).filter((path) => path.startsWith(api) && !isTest(path));
    return { checked: sources.length, violations: sources.flatMap((file) => violationsIn(project, file)) };
  },
};

function violationsIn(project: Project, file: string): Violation[] {
  const own = folderOf(file);
  if (own === undefined) return [{ file, line: 1, rule: 'layers', why: 'its folder is in no layer' }];
  const workspaces = workspacesOf(project);
  return importsOf(file, project.read(file)).flatMap(({ specifier, line }) => {
    const target = targetOf(project, workspaces, file, specifier);
    const other = target?.startsWith(api) ? folderOf(target) : undefined;
    if (other === undefined || order.indexOf(other) <= order.indexOf(own)) return [];
    return [{ file, line, rule: 'layers', why: `${own} is below ${other} and may not import it` }];
  });
}

function folderOf(path: string): string | undefined {
  const inside = path.slice(api.length);
  return order.find((folder) => inside === folder || inside.startsWith(`${folder}/`));
}
