import type {
  basePath,
  Call,
  competitionCalls,
  matchDeskCalls,
  matchManagementCalls,
  Shape,
  searchCalls,
  standingCalls,
  teamCalls,
  Write,
} from '@traip/contract';

/** Every call that this package makes; it uses nothing else of the product. */
type Used =
  | typeof searchCalls.find
  | typeof competitionCalls.find
  | typeof competitionCalls.fullById
  | typeof standingCalls.tables
  | typeof matchManagementCalls.find
  | typeof matchManagementCalls.get
  | typeof matchManagementCalls.postpone
  | typeof matchManagementCalls.schedule
  | typeof matchDeskCalls.impact
  | typeof matchDeskCalls.reopen
  | typeof matchDeskCalls.addManualResult
  | typeof teamCalls.get
  | typeof teamCalls.full;

type Json<S> = { readonly content: { readonly 'application/json': Write<S> } };
type PathOf<C extends Call> = C['params'] extends Shape ? { readonly path: Write<C['params']> } : unknown;
type QueryOf<C extends Call> = C['query'] extends Shape ? { readonly query?: Write<C['query']> } : unknown;
type BodyOf<C extends Call> = C['body'] extends Shape ? { readonly requestBody: Json<C['body']> } : unknown;

type Operation<C extends Call> = BodyOf<C> & {
  readonly parameters: PathOf<C> & QueryOf<C>;
  readonly responses: { readonly 200: Json<C['reply']> };
};

/** The calls as an OpenAPI client sees them. Types only: the published package imports no contract. */
export type Paths = {
  readonly [C in Used as `${typeof basePath}${C['path']}`]: {
    readonly [M in Lowercase<C['method']>]: Operation<C>;
  };
};

type ReplyOf<C extends Call> = Write<C['reply']>;
export type Match = ReplyOf<typeof matchManagementCalls.get>;
export type MatchInList = ReplyOf<typeof matchManagementCalls.find>['items'][number];
export type Competition = ReplyOf<typeof competitionCalls.fullById>;
export type Tables = ReplyOf<typeof standingCalls.tables>;
export type TableRow = Tables['phases'][number]['tables'][number]['rows'][number];
export type Impact = ReplyOf<typeof matchDeskCalls.impact>;
export type ScheduleConflict = ReplyOf<typeof matchManagementCalls.schedule>['conflicts'][number];
