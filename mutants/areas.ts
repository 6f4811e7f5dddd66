/** Where tests that stand beside the code are not all there are, or a part of the code is seen by journeys only. */
type Area = { readonly tests?: readonly string[]; readonly except?: readonly string[] };

export const areas: Readonly<Record<string, Area>> = {
  'packages/engine/src/match': {},
  'packages/engine/src/standings': {},
  'packages/engine/src/formats': {},
  'apps/api/src/platform/authorization': {},
  'apps/web/src/features/match-desk/queue': { except: ['use-flush-queue.ts'] },
  'apps/web/src/lib/session': { except: ['use-*.ts'] },
};
