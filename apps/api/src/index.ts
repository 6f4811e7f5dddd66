export { type Api, createApi, type MailSettings } from './api.ts';
export * from './commands.ts';
export type { PushSettings } from './notification/push/service.ts';
export type { DemoCompetition } from './operations/demo/competition/demo-competition.ts';
export type { DemoMeeting } from './operations/demo/meetings.ts';
export type { DemoChild } from './operations/demo/people/families.ts';
export type { DemoPlayer } from './operations/demo/people/squads.ts';
export type { DemoRace } from './operations/demo/races.ts';
export {
  type DemoOutcome,
  type DemoPerson,
  type DemoTeam,
  type DemoWorld,
  seedDemo,
} from './operations/demo/seed.ts';
export { DemoSimulator } from './operations/demo/simulator.ts';
export type { DemoInvitation, DemoVenue } from './operations/demo/venues-and-invitations.ts';
export type { ProviderSettings } from './people/auth/providers/providers.ts';
export { ChangeFeed } from './platform/cache/change-feed.ts';
export type { CacheSlot, PublicResponse, ResponseCache } from './platform/cache/response-cache.ts';
export { migrate } from './platform/db/migrate.ts';
export { dataPolicy, textPagePolicy } from './platform/http/content-policy.ts';
export { localeOf } from './platform/http/locale.ts';
export { networkOf } from './platform/http/network.ts';
export { sendRefusal } from './platform/http/send-refusal.ts';
export { etagMatches } from './platform/http/send-reply.ts';
export { answerUnrouted } from './platform/http/unrouted.ts';
export type { DemoAccounts } from './platform/services/demo-accounts.ts';
export { deriveKey } from './platform/services/keys.ts';
export { type FinishedQuery, type Step, setTracer } from './platform/tracing/tracing.ts';
