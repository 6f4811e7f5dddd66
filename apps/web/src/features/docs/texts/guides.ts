/** The guides in reading order, by purpose. Their texts are in `content`. */
export const guideGroups = [
  { key: 'begin', guides: ['first-competition', 'concepts', 'tokens', 'errors'] },
  {
    key: 'connect',
    guides: [
      'sign-in-with-traip',
      'live-feed',
      'widgets',
      'webhooks',
      'import-season',
      'import-squads',
      'assistants',
    ],
  },
  { key: 'run', guides: ['self-hosting', 'backup', 'scaling', 'engine'] },
] as const;

export type GuideKey = (typeof guideGroups)[number]['guides'][number];

export const guideKeys: readonly GuideKey[] = guideGroups.flatMap(({ guides }) => guides);
