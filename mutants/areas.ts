/** The folders that are tested regularly, except for files that only a browser can run. */
export const areas: Readonly<Record<string, { readonly except: readonly string[] }>> = {
  'packages/engine/src/match': { except: [] },
  'packages/engine/src/standings': { except: [] },
  'packages/engine/src/formats': { except: [] },
  'apps/api/src/platform/authorization': { except: [] },
  'apps/web/src/features/match-desk/queue': { except: ['use-flush-queue.ts'] },
  'apps/web/src/lib/session': { except: ['use-*.ts'] },
};
