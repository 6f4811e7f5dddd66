/** Patterns built at run time, and why no text can make them slow. */
export const undecided: Readonly<Record<string, string>> = {
  'apps/api/src/platform/cache/dependency-tracker.ts':
    'a choice between the names of our own tables, without repetition',
  'packages/contract/src/shapes/notification.ts': 'a number of letters that we wrote ourselves',
  'packages/engine/src/files/robinx/xml.ts': 'a copy of a pattern of the same file, which is looked at',
};
